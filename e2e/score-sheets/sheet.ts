import type { RosterShirt } from '../court-game.ts';
import type { SportFigures } from '../five-sports.ts';
import type { Play, Scores, Side } from '../meant-game.ts';

/** A whole game as somebody wrote it down, to be pressed play by play. */
export interface ScoreSheet {
  figures: SportFigures;
  /** How many shirts each side has, or which. */
  shirts: number | Record<Side, readonly RosterShirt[]>;
  /** Who begins, by number; the lowest numbers where nobody is named. */
  starters?: Readonly<Record<Side, readonly number[]>>;
  /** Which key of the console each short word means. */
  keys: Readonly<Record<string, string>>;
  /** What a period is called where its score has sets: the console then offers the next one by name. */
  set?: string;
  /**
   * The plays of each period: `h12ace` is a play of the home side's number 12, `afoul` of the away side and nobody, `a10for2` a
   * change of players.
   */
  plays: readonly string[];
  /** The score of each period by the source, which the app must come to by itself. */
  periods: readonly (readonly [home: number, away: number])[];
}

export interface Change {
  side: Side;
  on: number;
  off: number;
}

export type Step = { play: Play } | { change: Change };

const sideOf = (letter: string | undefined): Side => (letter === 'h' ? 'home' : 'away');

export function readSteps({ plays, keys }: ScoreSheet): Step[][] {
  return plays.map((line, at) =>
    line
      .trim()
      .split(/\s+/)
      .map((word) => readStep(word, keys, at + 1)),
  );
}

function readStep(word: string, keys: ScoreSheet['keys'], period: number): Step {
  const [, changing, on, off] = /^([ha])(\d+)for(\d+)$/.exec(word) ?? [];
  if (changing) return { change: { side: sideOf(changing), on: Number(on), off: Number(off) } };
  const [, letter, number, key = ''] = /^([ha])(\d*)(\D.*)$/.exec(word) ?? [];
  const tap = keys[key];
  if (!letter || !tap) throw new Error(`Nothing is known of the play ${word}`);
  return { play: { side: sideOf(letter), tap, number: number ? Number(number) : null, period } };
}

export const readPlays = (sheet: ScoreSheet): Play[] =>
  readSteps(sheet)
    .flat()
    .flatMap((step) => ('play' in step ? [step.play] : []));

export const readPeriods = ({ periods }: ScoreSheet): Scores[] => periods.map(([home, away]) => ({ home, away }));
