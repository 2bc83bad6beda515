import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { Paper, PaperChange } from '../../contract.ts';
import { paperOptions, writePaper } from '../api.ts';

const PaperForm = z.pick(PaperChange, { text: true });

/** A paper that is being written. What is typed stays until it is saved, whatever others save meanwhile. */
export function usePaper(stored: Paper) {
  const client = useQueryClient();
  /** The paper as it was when the typing began. */
  const [seen, setSeen] = useState(stored);
  const form = useContractForm({
    contract: PaperForm,
    defaultValues: { text: stored.text },
    onFailed: (error) => toast({ title: 'The text was not saved', description: getMessage(error), tone: 'bad' }),
  });
  const text = form.watch('text');
  const isDirty = text !== seen.text;
  const begin = (paper: Paper) => {
    setSeen(paper);
    form.reset({ text: paper.text });
  };
  // Somebody else saved, and nothing is typed here.
  if (!isDirty && stored.version > seen.version) begin(stored);

  const show = (paper: Paper) => client.setQueryData(paperOptions(paper.name).queryKey, paper);
  const writing = useWrite({ send: writePaper });
  return {
    form,
    text,
    stored,
    isDirty,
    hasConflict: isDirty && stored.version > seen.version,
    type: (typed: string) => form.setValue('text', typed),
    save: form.submitTo(async ({ text: typed }) => {
      try {
        const saved = await writing.mutateAsync({ name: stored.name, text: typed, version: seen.version });
        show(saved);
        begin(saved);
        toast({ title: 'Text saved', tone: 'good' });
      } catch (failure) {
        const theirs = failure instanceof ApiError ? Paper.safeParse(failure.current).data : undefined;
        if (theirs) show(theirs);
        throw failure;
      }
    }),
    discard: () => begin(stored),
    keepMine: () => setSeen(stored),
  };
}

export type PaperBeingWritten = ReturnType<typeof usePaper>;
