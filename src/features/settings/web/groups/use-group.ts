import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '#web/api.ts';
import { type Issues, issuesOf } from '#web/issues.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import { type Settings, SettingsAnswer, SettingsChange } from '../../contract.ts';
import { settingsOptions } from '../api.ts';
import { changeSettings } from './api.ts';
import {
  collisionsWith,
  type Draft,
  emptyDraft,
  issuesBySetting,
  keepMine,
  type SettingName,
  takeTheirs,
  typedInto,
} from './draft.ts';

/** A part of the settings that is saved together. What is typed stays until it is saved, whatever others do meanwhile. */
export function useGroup(settings: SettingsAnswer) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [issues, setIssues] = useState<Issues>({});

  const show = (answer: SettingsAnswer) => client.setQueryData(settingsOptions.queryKey, answer);
  const saving = useWrite({
    send: ({ typed, version }: { typed: Draft['typed']; version: number }) => changeSettings({ ...typed, version }),
    onDone: (answer) => {
      show(answer);
      setDraft(emptyDraft);
      toast({ title: 'Settings saved', tone: 'good' });
    },
    onFailed: (failure, { version }) => {
      const current = currentIn(failure);
      if (current) {
        show(current);
        // Somebody else changed other settings: nothing to decide.
        if (current.version !== version && collisionsWith(draft, current).length === 0) return save(current);
      }
      setIssues(failure instanceof ApiError ? issuesBySetting(failure.issues) : {});
      toast({ title: 'The settings were not saved', description: messageOf(failure), tone: 'bad' });
    },
  });

  const save = ({ version }: SettingsAnswer) => {
    const found = issuesOf(SettingsChange, draft.typed);
    setIssues(issuesBySetting(found));
    if (found.length === 0) saving.mutate({ typed: draft.typed, version });
  };

  return {
    values: { ...settings, ...draft.typed },
    issues,
    collisions: collisionsWith(draft, settings),
    isBusy: saving.isPending,
    isDirty: Object.keys(draft.typed).length > 0,
    settings,
    type: (values: Partial<Settings>) => setDraft((before) => typedInto(before, settings, values)),
    keepMine: (name: SettingName) => setDraft((before) => keepMine(before, settings, name)),
    takeTheirs: (name: SettingName) => setDraft((before) => takeTheirs(before, name)),
    save: () => save(settings),
    discard: () => {
      setDraft(emptyDraft);
      setIssues({});
    },
  };
}

export type Group = ReturnType<typeof useGroup>;

function currentIn(failure: unknown): SettingsAnswer | null {
  if (!(failure instanceof ApiError) || failure.code !== 'version') return null;
  return SettingsAnswer.safeParse(failure.current).data ?? null;
}
