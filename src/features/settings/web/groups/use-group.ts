import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isDeepEqual } from '#shared/deep-equal.ts';
import type { Issue } from '#shared/errors.ts';
import { ApiError, messageOf } from '#web/api/api.ts';
import { callsOf, useWrite } from '#web/api/calls.ts';
import { byField, type Issues, issuesOf } from '#web/api/issues.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type calls, type Settings, SettingsAnswer, SettingsChange } from '../../contract.ts';
import { settingsOptions } from '../api.ts';

interface Picture {
  file: File;
  url: string;
}

/** A group of settings that is saved together. Typed values stay until they are saved, whatever others change. */
export function useGroup(settings: SettingsAnswer) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [issues, setIssues] = useState<Issues>({});
  const [picture, setPicture] = useState<Picture | null>(null);

  const show = (answer: SettingsAnswer) => client.setQueryData(settingsOptions.queryKey, answer);
  const saving = useWrite({
    send: ({ typed, version }: { typed: Draft['typed']; version: number }) =>
      picture ? uploadLogo(picture.file, { ...typed, version }) : changeSettings({ ...typed, version }),
    onDone: (answer) => {
      show(answer);
      setDraft(emptyDraft);
      attach(null);
      toast({ title: 'Settings saved', tone: 'good' });
    },
    onFailed: (failure, { version }) => {
      const current = currentIn(failure);
      if (current) {
        show(current);
        // Others changed different settings, so there is nothing to decide.
        if (current.version !== version && editConflictsWith(draft, current).length === 0) return save(current);
      }
      setIssues(failure instanceof ApiError ? issuesBySetting(failure.issues) : {});
      toast({ title: 'The settings were not saved', description: messageOf(failure), tone: 'bad' });
    },
  });

  const attach = (file: File | null) => {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(file && { file, url: URL.createObjectURL(file) });
  };
  const save = ({ version }: SettingsAnswer) => {
    const found = issuesOf(SettingsChange, draft.typed);
    setIssues(issuesBySetting(found));
    if (found.length === 0) saving.mutate({ typed: draft.typed, version });
  };

  return {
    values: { ...settings, ...draft.typed, ...(picture && { logo: picture.url }) },
    /** The logo file that was chosen on this device. */
    file: picture?.file ?? null,
    issues,
    editConflicts: editConflictsWith(draft, settings),
    isBusy: saving.isPending,
    isDirty: Object.keys(draft.typed).length > 0 || picture !== null,
    settings,
    type: (values: Partial<Settings>) => {
      setDraft((before) => typedInto(before, settings, values));
      setIssues((before) => stillWrong(before, values));
    },
    attach,
    keepMine: (name: SettingName) => setDraft((before) => keepMine(before, settings, name)),
    takeTheirs: (name: SettingName) => setDraft((before) => takeTheirs(before, name)),
    save: () => save(settings),
    discard: () => {
      setDraft(emptyDraft);
      setIssues({});
      attach(null);
    },
  };
}

export type Group = ReturnType<typeof useGroup>;

function currentIn(failure: unknown): SettingsAnswer | null {
  if (!(failure instanceof ApiError) || failure.code !== 'version') return null;
  return SettingsAnswer.safeParse(failure.current).data ?? null;
}

/** Updates the issue of a setting after typing: it disappears, or changes with the new value. */
function stillWrong(issues: Issues, values: Partial<Settings>): Issues {
  const names = namesIn(values).filter((name) => Object.hasOwn(issues, name));
  if (names.length === 0) return issues;
  const cleared = Object.fromEntries(names.map((name) => [name, '']));
  return { ...issues, ...cleared, ...issuesBySetting(issuesOf(SettingsChange, pick(values, names))) };
}

const api = callsOf<typeof calls>();

const changeSettings = (change: SettingsChange) => api.send('PATCH /api/settings', { body: change });

/** Uploads the logo together with the other changes: all of them are saved, or none. */
function uploadLogo(file: File, { version, ...change }: SettingsChange): Promise<SettingsAnswer> {
  const form = new FormData();
  form.set('version', String(version));
  form.set('change', JSON.stringify(change));
  form.set('image', file);
  return api.send('POST /api/settings/logo', { body: form });
}

export type SettingName = keyof Settings;
type Values = Partial<Settings>;

/** The typed values of a group, and the values at that time. */
interface Draft {
  base: Values;
  typed: Values;
}

export const emptyDraft: Draft = { base: {}, typed: {} };

const namesIn = (values: Values): SettingName[] => Object.keys(values).filter(isSettingOf(values));

const isSettingOf =
  (values: Values) =>
  (name: string): name is SettingName =>
    Object.hasOwn(values, name);

/** The first change of a setting stores its original value; typing that again leaves nothing to save. */
export function typedInto({ base, typed }: Draft, settings: Settings, values: Values): Draft {
  const noted: Values = { ...pick(settings, namesIn(values)), ...base };
  const next: Values = { ...typed, ...values };
  const open = namesIn(next).filter((name) => !isDeepEqual(next[name], noted[name]));
  return { base: pick(noted, open), typed: pick(next, open) };
}

/** The settings that somebody else changed meanwhile to a value other than the typed one. */
export const editConflictsWith = ({ base, typed }: Draft, settings: Settings): SettingName[] =>
  namesIn(typed).filter(
    (name) => !isDeepEqual(base[name], settings[name]) && !isDeepEqual(typed[name], settings[name]),
  );

/** Keeps the typed value in spite of somebody else's change. */
export const keepMine = ({ base, typed }: Draft, settings: Settings, name: SettingName): Draft => ({
  base: { ...base, ...pick(settings, [name]) },
  typed,
});

export const takeTheirs = ({ base, typed }: Draft, name: SettingName): Draft => ({
  base: without(base, name),
  typed: without(typed, name),
});

const pick = (values: Values, names: readonly SettingName[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const without = (values: Values, name: SettingName): Values =>
  pick(
    values,
    namesIn(values).filter((other) => other !== name),
  );

/** Issues by setting. For a list, the text names the line. */
const issuesBySetting = (issues: readonly Issue[]): Issues =>
  byField(
    issues.map(({ path, message }) => {
      const [name = '', line] = path.split('.');
      return { path: name, message: line === undefined ? message : `Line ${Number(line) + 1} ${message}` };
    }),
  );
