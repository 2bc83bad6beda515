import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getMessage } from '#web/api/api.ts';
import { byField, findIssues, issuesIn } from '#web/api/issues.ts';
import { toResult } from '#web/forms/contract-resolver.ts';
import { type SendingForm, useSendingForm } from '#web/forms/use-sending-form.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Sport } from '../../../contract.ts';
import { CheckedSportFile } from '../../../definitions/checked-file.ts';
import type { SportFile } from '../../../definitions/file.ts';
import { parseOwnDefinition } from '../../../definitions/own.ts';
import { saveSport } from '../../api.ts';
import { type SportDraft, toDraft } from './draft.ts';
import { kinds } from './kinds.ts';
import { atFields } from './places.ts';
import { toFile } from './to-file.ts';

export type SportForm = SendingForm<SportDraft, SportFile>;

const [firstKind] = kinds;

/** What the form began with: the sport as it is stored, or a new one of the first kind. */
function findStart(sport: Sport | null): { kind: string; file: SportFile } {
  const file = sport && parseOwnDefinition(sport.definition);
  if (file) return { kind: 'own', file };
  if (!firstKind) throw new Error('There are kinds of sports');
  return { kind: firstKind.value, file: firstKind.file };
}

/** The form of a sport of the village's own; null for a new one. */
export function useSportForm(sport: Sport | null) {
  const navigate = useNavigate();
  const [begun, setBegun] = useState(() => findStart(sport));
  /** What was typed for other kinds, in case somebody goes back to one. */
  const drafts = useRef(new Map<string, SportDraft>());
  const form: SportForm = useSendingForm({
    defaultValues: toDraft(begun.file, sport?.name ?? ''),
    resolver: (draft) => {
      const made = toFile(begun.file, draft);
      const issues = findIssues(CheckedSportFile, made.file);
      return toResult(byField(atFields(issues, made, draft)), () => made.file);
    },
    issuesIn: (error) => {
      const draft = form.getValues();
      const issues = Object.entries(issuesIn(error)).map(([path, message]) => ({
        path: path.replace(/^definition\.?/, ''),
        message,
      }));
      return byField(atFields(issues, toFile(begun.file, draft), draft));
    },
    onFailed: (error) =>
      toast({ title: `Failed to ${sport ? 'update' : 'add'} sport`, description: getMessage(error), tone: 'bad' }),
  });

  const begin = (kind: string, file: SportFile, name: string) => {
    drafts.current.set(begun.kind, form.getValues());
    setBegun({ kind, file });
    const draft = drafts.current.get(kind) ?? toDraft(file, name);
    form.reset({ ...draft, name }, { keepDefaultValues: true });
  };
  const save = form.submitTo(async (file) => {
    await saveSport(sport, file);
    form.reset(form.getValues());
    toast({ title: `Sport ${sport ? 'updated' : 'added'} successfully`, tone: 'good' });
    await navigate('/admin/sports');
  });
  return {
    form,
    base: begun.file,
    kind: begun.kind,
    save,
    chooseKind: (wanted: string) => {
      const kind = kinds.find(({ value }) => value === wanted);
      if (kind && wanted !== begun.kind) begin(kind.value, kind.file, form.getValues().name);
    },
    /** A definition from another village; its own name counts where none was typed. */
    takeFile: (file: SportFile) => {
      drafts.current.delete('file');
      begin('file', file, form.getValues().name || file.name);
    },
  };
}
