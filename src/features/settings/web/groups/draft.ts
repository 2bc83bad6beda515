import type { Issue } from '#shared/errors.ts';
import { byField, type Issues } from '#web/api/issues.ts';
import type { Settings } from '../../contract.ts';

export type SettingName = keyof Settings;
type Values = Partial<Settings>;

/** The typed values of a group, and the values at that time. */
export interface Draft {
  base: Values;
  typed: Values;
}

export const emptyDraft: Draft = { base: {}, typed: {} };

export const namesIn = (values: Values): SettingName[] => Object.keys(values).filter(isSettingOf(values));

const isSettingOf =
  (values: Values) =>
  (name: string): name is SettingName =>
    Object.hasOwn(values, name);

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The first change of a setting stores its original value; typing that again leaves nothing to save. */
export function typedInto({ base, typed }: Draft, settings: Settings, values: Values): Draft {
  const noted: Values = { ...pick(settings, namesIn(values)), ...base };
  const next: Values = { ...typed, ...values };
  const open = namesIn(next).filter((name) => !isSame(next[name], noted[name]));
  return { base: pick(noted, open), typed: pick(next, open) };
}

/** The settings that somebody else changed meanwhile to a value other than the typed one. */
export const editConflictsWith = ({ base, typed }: Draft, settings: Settings): SettingName[] =>
  namesIn(typed).filter((name) => !isSame(base[name], settings[name]) && !isSame(typed[name], settings[name]));

/** Keeps the typed value in spite of somebody else's change. */
export const keepMine = ({ base, typed }: Draft, settings: Settings, name: SettingName): Draft => ({
  base: { ...base, ...pick(settings, [name]) },
  typed,
});

export const takeTheirs = ({ base, typed }: Draft, name: SettingName): Draft => ({
  base: without(base, name),
  typed: without(typed, name),
});

export const pick = (values: Values, names: readonly SettingName[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const without = (values: Values, name: SettingName): Values =>
  pick(
    values,
    namesIn(values).filter((other) => other !== name),
  );

/** Issues by setting. For a list, the text names the line. */
export const issuesBySetting = (issues: readonly Issue[]): Issues =>
  byField(
    issues.map(({ path, message }) => {
      const [name = '', line] = path.split('.');
      return { path: name, message: line === undefined ? message : `Line ${Number(line) + 1} ${message}` };
    }),
  );
