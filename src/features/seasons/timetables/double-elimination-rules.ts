import { playRow, type Row, seededRow } from './bracket-rules.ts';
import type { Side, TimetableGame } from './contract.ts';
import type { MakeGame } from './game-making-rules.ts';

/** Is only played if the side that came through the losers' bracket wins the final. */
export const decidingFinal = 'Deciding final';

interface DoubleElimination {
  /** In the order of their seeds, the best first. */
  sides: readonly Side[];
  /** With a deciding final: nobody is out after one loss. */
  reset: boolean;
}

interface Round {
  bracket: 'Winners' | 'Losers' | null;
  /** Rounds with the same number can be played side by side. */
  step: number;
  games: TimetableGame[];
}

/** Who has lost twice is out: 2n - 2 games, and one more for a deciding final. */
export function doubleElimination({ sides, reset }: DoubleElimination, make: MakeGame): TimetableGame[] {
  const rounds: Round[] = [];
  const play = (bracket: 'Winners' | 'Losers', number: number, step: number, row: Row) => {
    const prefix = `${bracket === 'Winners' ? 'w' : 'l'}${number}`;
    const played = playRow(row, (at, home, away) => make(`${prefix}.${at}`, { home, away, round: '', stage: 1 }));
    rounds.push({ bracket, step, games: played.games });
    return played;
  };

  let { winners, losers: survivors } = play('Winners', 1, 1, seededRow(sides));
  let step = 2;
  for (let number = 2; winners.length > 1; number += 1, step += 2) {
    // The losers' bracket has two rounds for each of the winners': among themselves, then against those who come down.
    const above = play('Winners', number, step, winners);
    const below = play('Losers', 2 * number - 3, step, survivors);
    const met = interleave(below.winners, crossed(above.losers, number));
    survivors = play('Losers', 2 * number - 2, step + 1, met).winners;
    winners = above.winners;
  }

  const [home, away] = [winners[0], survivors[0]];
  if (!home || !away) return [];
  const final = make('final', { home, away, round: 'Final', stage: 1 });
  rounds.push({ bracket: null, step, games: [final] });
  const again = { home: { winnerOf: final.id }, away: { loserOf: final.id }, round: decidingFinal, stage: 1 };
  if (reset) rounds.push({ bracket: null, step: step + 1, games: [make('reset', again)] });
  return named(rounds.filter(({ games }) => games.length > 0));
}

/** Who comes down meets somebody from another part of the bracket, so that teams meet again as late as possible. */
function crossed(losers: Row, number: number): Row {
  const half = losers.length / 2;
  return number % 2 === 0 ? losers.toReversed() : [...losers.slice(half), ...losers.slice(0, half)];
}

const interleave = (one: Row, other: Row): Row => one.flatMap((side, index) => [side, other[index] ?? null]);

/** Byes can leave a round without games: names and stages count only the others. */
function named(rounds: readonly Round[]): TimetableGame[] {
  const steps = [...new Set(rounds.map(({ step }) => step))].toSorted((a, b) => a - b);
  return rounds.flatMap(({ bracket, step, games }) => {
    const stage = steps.indexOf(step) + 1;
    if (bracket === null) return games.map((game) => ({ ...game, stage }));
    const ofBracket = rounds.filter((round) => round.bracket === bracket);
    const index = ofBracket.findIndex((round) => round.step === step);
    const round = index === ofBracket.length - 1 ? `${bracket} final` : `${bracket} round ${index + 1}`;
    return games.map((game) => ({ ...game, round, stage }));
  });
}
