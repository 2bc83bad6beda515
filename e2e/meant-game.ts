import type { CourtSport } from './five-sports.ts';

export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];
type Scores = Record<Side, number>;

/** A press as it was meant: the key by its name, the player by the number on the shirt. */
export interface Meant {
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

/** What a game comes to by what was meant with each press. */
export class MeantGame {
  readonly #sport: CourtSport;
  readonly #meant: readonly Meant[];

  constructor(sport: CourtSport, meant: readonly Meant[]) {
    this.#sport = sport;
    this.#meant = meant;
  }

  get plays(): number {
    return this.#meant.length;
  }

  get periods(): Scores[] {
    const { worth } = this.#sport;
    return [1, 2].map((period) => {
      const of = (side: Side) =>
        sum(
          this.#meant.filter((one) => one.period === period && one.side === side),
          worth,
        );
      return { home: of('home'), away: of('away') };
    });
  }

  /** After so many periods have ended; all of both halves where their sum counts. */
  score(ended = 2): Scores {
    const own = (side: Side) =>
      this.#sport.byPeriods
        ? this.periods.slice(0, ended).filter((period) => period[side] > period[other[side]]).length
        : this.periods.reduce((total, period) => total + period[side], 0);
    return { home: own('home'), away: own('away') };
  }

  /** Of each player who was named: what stands under each head. */
  lines(shirts: readonly Shirt[], of: Side): Record<string, Record<string, string>> {
    const named = shirts.filter(({ side, number }) => side === of && this.#pressedBy(of, number).length > 0);
    return Object.fromEntries(named.map(({ name, number }) => [name, this.#cells(this.#pressedBy(of, number))]));
  }

  get heads(): string[] {
    return Object.keys(this.#sport.columns);
  }

  /** By what it is for: everybody with some of it, the most first. */
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

  /** Points, games, won, drawn, lost, for and against, of a table that has no other game. */
  tableRow(side: Side): number[] {
    const { points, bonus } = this.#sport;
    const [score, otherScore] = [this.score()[side], this.score()[other[side]]];
    const outcome = score > otherScore ? 'win' : score < otherScore ? 'loss' : 'draw';
    const pressed = (key: string) => this.#meant.filter((one) => one.side === side && one.tap === key).length;
    const more = bonus?.({ score, other: otherScore, pressed }) ?? 0;
    const [won, drawn, lost] = (['win', 'draw', 'loss'] as const).map((one) => Number(one === outcome));
    return [points[outcome] + more, 1, won ?? 0, drawn ?? 0, lost ?? 0, score, otherScore];
  }

  #pressedBy(side: Side, number: number): Meant[] {
    return this.#meant.filter((one) => one.side === side && one.number === number);
  }

  #cells(own: readonly Meant[]): Record<string, string> {
    const cells = Object.entries(this.#sport.columns).map(([head, { counts, tries, scores }]) => {
      const wasCounted = scores || sum(this.#meant, tries ?? counts) > 0;
      const value = tries ? `${sum(own, counts)}/${sum(own, tries)}` : String(sum(own, counts));
      return [head, wasCounted ? value : '-'];
    });
    return Object.fromEntries(cells);
  }
}

const other = { home: 'away', away: 'home' } as const;

const sum = (meant: readonly Meant[], keys: Readonly<Record<string, number>>): number =>
  meant.reduce((total, { tap }) => total + (keys[tap] ?? 0), 0);
