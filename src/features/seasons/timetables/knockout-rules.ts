import { type PlayedRow, playRow, type Row, seededRow } from './bracket-rules.ts';
import type { TimetableGame } from './contract.ts';
import type { MakeGame } from './game-making-rules.ts';

interface Knockout {
  /** The first round, from top to bottom. */
  row: Row;
  /** The last place that is played for: from 3 on the semi-finals' losers meet, from 5 on those of the quarter-finals. */
  places: number;
  /** Of its first round. */
  stage: number;
}

/** Single elimination: a game less than sides, and those for further places. */
export function knockout({ row: first, places, stage: firstStage }: Knockout, make: MakeGame): TimetableGame[] {
  const games: TimetableGame[] = [];
  const losersOf = new Map<number, Row>();
  const last = firstStage + Math.log2(first.length) - 1;
  const play = (row: Row, round: string, stage: number, key: string): PlayedRow => {
    const played = playRow(row, (at, home, away) => make(`${key}.${at}`, { home, away, round, stage }));
    games.push(...played.games);
    return played;
  };

  let row = first;
  for (let stage = firstStage; row.length > 1; stage += 1) {
    const played = play(row, roundOf(row.length), stage, `k${stage - firstStage + 1}`);
    losersOf.set(row.length, played.losers);
    row = played.winners;
  }
  if (places >= 3) play(losersOf.get(4) ?? [], 'Third place', last, 'third');
  if (places >= 5) {
    const { winners, losers } = play(losersOf.get(8) ?? [], 'Fifth-place semi-final', last - 1, 'fifth-semi');
    play(winners, 'Fifth place', last, 'fifth');
    if (places >= 7) play(losers, 'Seventh place', last, 'seventh');
  }
  return games;
}

const names: Readonly<Record<number, string>> = { 2: 'Final', 4: 'Semi-final', 8: 'Quarter-final' };

/** By how many sides it begins with. */
const roundOf = (sides: number): string => names[sides] ?? `Round of ${sides}`;

/** Single elimination of teams: the best have byes, and the first two meet only in the final. */
export function teamKnockout(teams: readonly string[], places: number, make: MakeGame): TimetableGame[] {
  return knockout({ row: seededRow(teams.map((team) => ({ team }))), places, stage: 1 }, make);
}
