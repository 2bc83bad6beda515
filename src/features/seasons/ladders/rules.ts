import type { Winner } from './ladder-rules.ts';

/** The page of a ladder. */
export const ladderPath = (id: number): string => `/ladders/${id}`;

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

export const placesText = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

export const weeksText = (count: number): string => (count === 1 ? 'a week' : `${count} weeks`);

export const daysText = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

interface Result {
  challenger: string;
  challenged: string;
  winner: Winner | null;
  score: string | null;
}

/** 'Thabo beat Zinhle 3–1', 'Thabo and Zinhle drew' */
export function resultText({ challenger, challenged, winner, score }: Result): string {
  const end = score === null ? '' : ` ${score}`;
  if (winner === 'challenger') return `${challenger} beat ${challenged}${end}`;
  if (winner === 'challenged') return `${challenged} beat ${challenger}${end}`;
  return winner === 'draw' ? `${challenger} and ${challenged} drew${end}` : `${challenger} challenges ${challenged}`;
}
