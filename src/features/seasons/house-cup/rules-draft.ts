import type * as z from 'zod/mini';
import { CupRules, type Level } from './rule-fields.ts';

/** Rules as a form holds them: numbers and lists are text, so that nothing typed is lost. */
export interface RulesDraft {
  levels: LevelDraft[];
  sports: CupRules['sports'];
  competitions: CupRules['competitions'];
  tiedPlaces: CupRules['tiedPlaces'];
  jointTeams: CupRules['jointTeams'];
  order: CupRules['order'];
  objectionDays: string;
}

type ChoiceName = 'entryFor' | 'entryWhen' | 'lostOf' | 'placesByTurnout';
export type TypedName = Exclude<keyof Level, ChoiceName>;
export type LevelDraft = Pick<Level, ChoiceName> & Record<TypedName, string>;

export const toDraft = (rules: CupRules): RulesDraft => ({
  ...rules,
  levels: rules.levels.map(toLevelDraft),
  objectionDays: String(rules.objectionDays),
});

export const emptyLevel = (name: string): LevelDraft => {
  const [level] = CupRules.parse({ levels: [{ name }] }).levels;
  if (!level) throw new Error('Rules have a level');
  return toLevelDraft(level);
};

function toLevelDraft(level: Level): LevelDraft {
  const { entryFor, entryWhen, lostOf, placesByTurnout, places, sportsmanship, lostForDefaults, lostForForfeits } =
    level;
  const { name, ...rest } = level;
  const numbers = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => (typeof value === 'number' ? [[key, String(value)]] : [])),
  );
  return {
    ...noNumbers,
    ...numbers,
    ...{ name, entryFor, entryWhen, lostOf, placesByTurnout },
    places: places.join(', '),
    sportsmanship: sportsmanship.map(({ from, points }) => `${from}: ${points}`).join(', '),
    lostForDefaults: lostForDefaults.join(', '),
    lostForForfeits: lostForForfeits.join(', '),
  };
}

const noNumbers = {
  ...{ entry: '0', win: '0', tie: '0', loss: '0', default: '0', forfeit: '0', playoffs: '0', otherPlaces: '0' },
  ...{ perTeamBehind: '0', bestTeams: '0', turnoutPeople: '0', turnoutPoints: '0', perPerson: '0', perPersonMax: '0' },
  ...{ neverAbsent: '0', lowRating: '0', lowRatingKeeps: '0' },
};

/** The rules that a draft says, or what is wrong with it by the path of its fields: `levels.0.win`. */
export function readDraft(draft: RulesDraft): { rules: CupRules } | { issues: Record<string, string> } {
  const parsed = CupRules.safeParse({
    ...draft,
    levels: draft.levels.map(readLevel),
    objectionDays: numberIn(draft.objectionDays),
  });
  return parsed.success ? { rules: parsed.data } : { issues: issuesOf(parsed.error) };
}

/** Only what may be wrong is told by the contract: an empty field is 0, and a text that is no number stays one. */
const readLevel = ({ name, places, sportsmanship, lostForDefaults, lostForForfeits, ...level }: LevelDraft) => ({
  ...Object.fromEntries(
    Object.entries(level).map(([key, value]) => [key, isNumberField(key) ? numberIn(String(value)) : value]),
  ),
  name,
  places: listIn(places).map(numberIn),
  sportsmanship: listIn(sportsmanship).map((step) => {
    const [from = '', points = ''] = step.split(':');
    return { from: numberIn(from), points: numberIn(points) };
  }),
  lostForDefaults: listIn(lostForDefaults).map(numberIn),
  lostForForfeits: listIn(lostForForfeits).map(numberIn),
});

const isNumberField = (key: string): boolean => key in noNumbers;

const listIn = (text: string): string[] => text.split(/[,;]/).filter((part) => part.trim() !== '');

/** A text that is no number stays a text, which the contract refuses. */
function numberIn(text: string): number | string {
  const plain = text.trim().replace('−', '-');
  return plain === '' ? 0 : Number.isFinite(Number(plain)) ? Number(plain) : plain;
}

/** Issues inside a list stand at the list. */
function issuesOf(error: z.core.$ZodError): Record<string, string> {
  const depth = (path: readonly PropertyKey[]) => (path[0] === 'levels' ? 3 : 1);
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path.slice(0, depth(path)).map(String).join('.'), message]),
  );
}
