import type { CourtSport } from './five-sports.ts';

export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];
type Scores = Record<Side, number>;

/** A press as intended: the key by its name, the player by the number on the shirt. */
export interface Play {
  side: Side;
  tap: string;
  number: number | null;
  period: number;
}

export interface Shirt {
  side: Side;
  number: number;
  name: string;
}

/** What the app should show of a game, computed from the intended presses. */
export class ExpectedGame {
  readonly #sport: CourtSport;
  readonly #plays: readonly Play[];

  constructor(sport: CourtSport, plays: readonly Play[]) {
    this.#sport = sport;
    this.#plays = plays;
  }

  get playCount(): number {
    return this.#plays.length;
  }

  get periods(): Scores[] {
    const { worth } = this.#sport;
    return [1, 2].map((period) => {
      const sumPoints = (side: Side) =>
        sum(
          this.#plays.filter((one) => one.period === period && one.side === side),
          worth,
        );
      return { home: sumPoints('home'), away: sumPoints('away') };
    });
  }

  /** The score after this many ended periods; for a sport that sums its periods, always of both. */
  score(ended = 2): Scores {
    const computeScore = (side: Side) =>
      this.#sport.byPeriods
        ? this.periods.slice(0, ended).filter((period) => period[side] > period[other[side]]).length
        : this.periods.reduce((total, period) => total + period[side], 0);
    return { home: computeScore('home'), away: computeScore('away') };
  }

  /** The box score of each player who was named: the cell under each heading. */
  lines(shirts: readonly Shirt[], of: Side): Record<string, Record<string, string>> {
    const named = shirts.filter(({ side, number }) => side === of && this.#pressedBy(of, number).length > 0);
    return Object.fromEntries(named.map(({ name, number }) => [name, this.#cells(this.#pressedBy(of, number))]));
  }

  get heads(): string[] {
    return Object.keys(this.#sport.columns);
  }

  /** The leaders by title: every player with a total above 0, the highest first. */
  leaders(shirts: readonly Shirt[]): Record<string, { side: Side; name: string; total: number }[]> {
    const lists = Object.entries(this.#sport.leaders).map(([title, head]) => {
      const counts = this.#sport.columns[head]?.counts ?? {};
      const all = shirts.map(({ side, number, name }) => ({
        side,
        name,
        total: sum(this.#pressedBy(side, number), counts),
      }));
      return [title, all.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)] as const;
    });
    return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
  }

  /** Points, games, won, drawn, lost, for and against, in a table that has no other game. */
  tableRow(side: Side): number[] {
    const { points, bonus } = this.#sport;
    const [score, otherScore] = [this.score()[side], this.score()[other[side]]];
    const outcome = score > otherScore ? 'win' : score < otherScore ? 'loss' : 'draw';
    const pressed = (key: string) => this.#plays.filter((one) => one.side === side && one.tap === key).length;
    const more = bonus?.({ score, other: otherScore, pressed }) ?? 0;
    const [won, drawn, lost] = (['win', 'draw', 'loss'] as const).map((one) => Number(one === outcome));
    return [points[outcome] + more, 1, won ?? 0, drawn ?? 0, lost ?? 0, score, otherScore];
  }

  #pressedBy(side: Side, number: number): Play[] {
    return this.#plays.filter((one) => one.side === side && one.number === number);
  }

  #cells(pressed: readonly Play[]): Record<string, string> {
    const cells = Object.entries(this.#sport.columns).map(([head, { counts, tries, scores }]) => {
      const isTracked = scores || sum(this.#plays, tries ?? counts) > 0;
      const value = tries ? `${sum(pressed, counts)}/${sum(pressed, tries)}` : String(sum(pressed, counts));
      return [head, isTracked ? value : '–'];
    });
    return Object.fromEntries(cells);
  }
}

const other = { home: 'away', away: 'home' } as const;

const sum = (plays: readonly Play[], keys: Readonly<Record<string, number>>): number =>
  plays.reduce((total, { tap }) => total + (keys[tap] ?? 0), 0);
