import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { get, type Resolver } from 'react-hook-form';
import { isDeepEqual } from '#shared/deep-equal.ts';
import type { Issue } from '#shared/errors.ts';
import { ApiError, getMessage } from '#web/api/api.ts';
import { byField, findIssues, type Issues } from '#web/api/issues.ts';
import { apiClient, useWrite } from '#web/api/requests.ts';
import { messagesIn, toResult } from '#web/forms/contract-resolver.ts';
import { findEditConflicts } from '#web/forms/edit-conflicts.ts';
import { useSendingForm } from '#web/forms/use-sending-form.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type endpoints, type Settings, SettingsChange, SettingsResponse } from '../../contract.ts';
import { settingsOptions } from '../api.ts';

interface Picture {
  file: File;
  url: string;
}

export type SettingName = keyof Settings;
type Values = Partial<Settings>;

/** A group of settings that is saved together. Typed values stay until they are saved, whatever others change. */
export function useGroup(settings: SettingsResponse) {
  const client = useQueryClient();
  const [picture, setPicture] = useState<Picture | null>(null);
  /** Each setting as it was when its typing began; typing that again leaves nothing to save. */
  const [seen, setSeen] = useState<Settings>(settings);
  const pickTyped = (values: Settings): Values =>
    pick(
      values,
      namesIn(values).filter((name) => !isDeepEqual(values[name], seen[name])),
    );
  const resolver: Resolver<Settings, unknown, Values> = (values) => {
    const typed = pickTyped(values);
    return toResult(issuesBySetting(findIssues(SettingsChange, typed)), () => typed);
  };
  const form = useSendingForm({
    resolver,
    defaultValues: settings,
    issuesIn: ({ issues }) => issuesBySetting(issues),
    onFailed: (failure) =>
      toast({ title: 'The settings were not saved', description: getMessage(failure), tone: 'bad' }),
  });
  const typed = pickTyped(form.watch());
  const conflictsWith = (theirs: Settings): SettingName[] =>
    findEditConflicts(namesIn(typed), { before: seen, mine: typed, theirs }, comparison).map(({ field }) => field);
  const issues = messagesIn(namesIn(settings), form.formState.errors);

  const show = (response: SettingsResponse) => client.setQueryData(settingsOptions.queryKey, response);
  const writing = useWrite({
    send: (change: SettingsChange) => (picture ? uploadLogo(picture.file, change) : changeSettings(change)),
  });
  const write = async (values: Values, version: number): Promise<SettingsResponse> => {
    try {
      return await writing.mutateAsync({ ...values, version });
    } catch (failure) {
      const current = currentIn(failure);
      if (current) show(current);
      // Others changed different settings, so there is nothing to decide.
      const isDecided = current && current.version !== version && conflictsWith(current).length === 0;
      if (isDecided) return write(values, current.version);
      throw failure;
    }
  };
  const attach = (file: File | null) => {
    if (picture) URL.revokeObjectURL(picture.url);
    setPicture(file && { file, url: URL.createObjectURL(file) });
  };
  const begin = (now: Settings) => {
    form.reset(now);
    setSeen(now);
    attach(null);
  };

  return {
    form,
    values: { ...settings, ...typed, ...(picture && { logo: picture.url }) },
    /** The logo file that was chosen on this device. */
    file: picture?.file ?? null,
    issues,
    editConflicts: conflictsWith(settings),
    isBusy: form.isSending,
    isDirty: namesIn(typed).length > 0 || picture !== null,
    settings,
    type: (values: Values) => {
      const names = namesIn(values);
      setSeen({
        ...seen,
        ...pick(
          settings,
          names.filter((name) => !Object.hasOwn(typed, name)),
        ),
      });
      form.setValues(values);
      void form.trigger(names.filter((name) => Object.hasOwn(issues, name)));
    },
    attach,
    /** Keeps the typed value in spite of somebody else's change. */
    keepMine: (name: SettingName) => setSeen({ ...seen, ...pick(settings, [name]) }),
    takeTheirs: (name: SettingName) => {
      setSeen({ ...seen, ...pick(settings, [name]) });
      form.setValues(pick(settings, [name]));
    },
    save: form.submitTo(async (values) => {
      const response = await write(values, settings.version);
      show(response);
      begin(response);
      toast({ title: 'Settings saved', tone: 'good' });
    }),
    discard: () => begin(settings),
  };
}

export type Group = ReturnType<typeof useGroup>;

const comparison = {
  valueIn: (values: unknown, name: SettingName): unknown => get(values, name),
  isSame: (_name: SettingName, one: unknown, other: unknown) => isDeepEqual(one, other),
};

function currentIn(failure: unknown): SettingsResponse | null {
  if (!(failure instanceof ApiError) || failure.code !== 'version') return null;
  return SettingsResponse.safeParse(failure.current).data ?? null;
}

const api = apiClient<typeof endpoints>();

const changeSettings = (change: SettingsChange) => api.send('PATCH /api/settings', { body: change });

/** Uploads the logo together with the other changes: all of them are saved, or none. */
function uploadLogo(file: File, { version, ...change }: SettingsChange): Promise<SettingsResponse> {
  const form = new FormData();
  form.set('version', String(version));
  form.set('change', JSON.stringify(change));
  form.set('image', file);
  return api.send('POST /api/settings/logo', { body: form });
}

const namesIn = (values: Values): SettingName[] => Object.keys(values).filter(isSettingOf(values));

const isSettingOf =
  (values: Values) =>
  (name: string): name is SettingName =>
    Object.hasOwn(values, name);

const pick = (values: Values, names: readonly SettingName[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Issues by setting. For a list, the text names the line. */
const issuesBySetting = (issues: readonly Issue[]): Issues =>
  byField(
    issues.map(({ path, message }) => {
      const [name = '', line] = path.split('.');
      return { path: name, message: line === undefined ? message : `Line ${Number(line) + 1} ${message}` };
    }),
  );
