export interface InventedGame {
  start: Date;
  home: string;
  away: string;
  score: [home: number, away: number];
}

const dayLong = 86_400_000;
const team = (at: number) => `Side ${String(at + 1).padStart(2, '0')}`;

/** A double round robin of 20 invented sides, 380 games, from August to May; always the same results. */
export function inventedSeason(sides = 20): InventedGame[] {
  const games: InventedGame[] = [];
  for (let home = 0; home < sides; home += 1) {
    for (let away = 0; away < sides; away += 1) {
      if (home === away) continue;
      const day = ((home + away) % (sides - 1)) * 7 + (home < away ? 0 : 140) + (home % 3);
      const score: [number, number] = [(home * 7 + away * 3) % 5, (home * 2 + away * 5) % 4];
      games.push({
        start: new Date(Date.UTC(2026, 7, 15, 13 + (away % 4), 30) + day * dayLong),
        home: team(home),
        away: team(away),
        score,
      });
    }
  }
  return games.sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** The season as a spreadsheet would hold it: day first, in the time of Johannesburg. */
export const seasonAsCsv = (games: readonly InventedGame[]): string =>
  [
    'Date,Kick-off,Home,Away,Home score,Away score,Round',
    ...games.map(({ start, home, away, score }) => [...dayAndTime(start), home, away, ...score, 'Matchday'].join(',')),
  ].join('\r\n');

function dayAndTime(start: Date): [day: string, time: string] {
  const [day = '', time = ''] = new Date(start.getTime() + 2 * 3_600_000).toISOString().slice(0, 16).split('T');
  return [day.split('-').reverse().join('/'), time];
}

/** Per side: played, won, drawn, lost, for, against, points. */
export function computeTable(
  games: readonly Pick<InventedGame, 'home' | 'away' | 'score'>[],
): Record<string, number[]> {
  const table = new Map<string, number[]>();
  const add = (side: string, own: number, other: number) => {
    const line = [
      1,
      Number(own > other),
      Number(own === other),
      Number(own < other),
      own,
      other,
      countPoints(own, other),
    ];
    const before = table.get(side) ?? line.map(() => 0);
    table.set(
      side,
      line.map((figure, at) => figure + (before[at] ?? 0)),
    );
  };
  for (const { home, away, score } of games) {
    add(home, score[0], score[1]);
    add(away, score[1], score[0]);
  }
  return Object.fromEntries(table);
}

const countPoints = (own: number, other: number) => (own > other ? 3 : own === other ? 1 : 0);
