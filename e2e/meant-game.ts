import type { SportFigures } from './five-sports.ts';

export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];
export type Scores = Readonly<Record<Side, number>>;

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
  readonly #sport: SportFigures;
  readonly #plays: readonly Play[];
  readonly #published: readonly Scores[] | undefined;

  /** `published`: the score of each period by the sheet that the plays come from; without it, the presses are added up. */
  constructor(sport: SportFigures, plays: readonly Play[], published?: readonly Scores[]) {
    this.#sport = sport;
    this.#plays = plays;
    this.#published = published;
  }

  get playCount(): number {
    return this.#plays.length;
  }

  get periods(): readonly Scores[] {
    const { worth, worthToOther = {} } = this.#sport;
    const added = [1, 2].map((period) => {
      const of = (side: Side) => this.#plays.filter((one) => one.period === period && one.side === side);
      const sumPoints = (side: Side) => sum(of(side), worth) + sum(of(other[side]), worthToOther);
      return { home: sumPoints('home'), away: sumPoints('away') };
    });
    return this.#published ?? added;
  }

  /** The only period of a score that sums them would say the score again. */
  get shownPeriods(): readonly Scores[] {
    return this.periods.length > 1 || this.#sport.byPeriods ? this.periods : [];
  }

  /** The score after this many ended periods; for a sport that sums its periods, always of all. */
  score(ended = this.periods.length): Scores {
    const computeScore = (side: Side) =>
      this.#sport.byPeriods
        ? this.periods.slice(0, ended).filter((period) => period[side] > period[other[side]]).length
        : this.periods.reduce((total, period) => total + period[side], 0);
    return { home: computeScore('home'), away: computeScore('away') };
  }

  /** `Hawks 3–1 Lions`, followed by the periods where the score counts them. */
  title(teams: Readonly<Record<Side, string>>): string {
    const { home, away } = this.score();
    const periods = this.periods.map((period) => `${period.home}–${period.away}`).join(', ');
    return `${teams.home} ${home}–${away} ${teams.away}${this.#sport.byPeriods ? ` (${periods})` : ''}`;
  }

  /** The box score of each player who was named: the cell under each heading. */
  lines(shirts: readonly Shirt[], of: Side): Record<string, Record<string, string>> {
    const named = shirts.filter(({ side, number }) => side === of && this.#pressedBy(of, number).length > 0);
    return Object.fromEntries(named.map(({ name, number }) => [name, this.#cells(this.#pressedBy(of, number))]));
  }

  get heads(): string[] {
    return this.#columns.map(([head]) => head);
  }

  get #columns() {
    return Object.entries(this.#sport.columns).filter(([, { isHidden }]) => !isHidden);
  }

  /** The leaders by title: every player with a total above 0, the highest first. */
  leaders(shirts: readonly Shirt[]): Record<string, { side: Side; name: string; total: number }[]> {
    const rank = (head: string, total: (counted: number, tried: number) => number) => {
      const { counts = {}, tries = {} } = this.#sport.columns[head] ?? {};
      const all = shirts.map(({ side, number, name }) => {
        const pressed = this.#pressedBy(side, number);
        return { side, name, total: total(sum(pressed, counts), sum(pressed, tries)) };
      });
      return all.filter((one) => one.total > 0).sort((a, b) => b.total - a.total);
    };
    const lists = [
      ...Object.entries(this.#sport.leaders).map(([title, head]) => [title, rank(head, (counted) => counted)] as const),
      ...Object.entries(this.#sport.rates ?? {}).map(
        ([title, { head, least }]) =>
          [title, rank(head, (made, tried) => (tried < least ? 0 : percentage(made, tried)))] as const,
      ),
    ];
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
    const cells = this.#columns.map(([head, { counts, tries, scores }]) => {
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

/** As it is shown: a whole number. */
const percentage = (made: number, tried: number): number => Math.round((100 * made) / tried);
