import { useEffect, useRef, useState } from 'react';
import { ApiError, getMessage } from '#web/api/api.ts';
import { keepDraft, readDraft } from '#web/forms/drafts.ts';
import { useSendingForm } from '#web/forms/use-sending-form.ts';
import { currentUserId } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { EventResults } from '../../../contract.ts';
import { saveResults } from '../../api.ts';
import {
  buildBody,
  type EntryDraft,
  type EntryRow,
  emptyRow,
  faultOf,
  isEntryDraft,
  isTyped,
  toDraft,
} from './draft.ts';

/** The results of an event being entered. Every change is kept on the device until it is saved. */
export function useResults(event: EventResults) {
  const { id, measure } = event;
  const [stored] = useState(() => storedEntry(id));
  const [theirs, setTheirs] = useState<EventResults | null>(stored && stored.version !== event.version ? event : null);
  const [showsFaults, setShowsFaults] = useState(false);
  const form = useSendingForm<EntryDraft, EntryDraft>({
    resolver: (entered) => ({ values: entered, errors: {} }),
    defaultValues: stored ?? toDraft(event),
    onFailed: (error) => {
      const now =
        error instanceof ApiError && error.code === 'version' ? EventResults.safeParse(error.current).data : null;
      if (now) setTheirs(now);
      toast({ title: 'Failed to save the results', description: getMessage(error), tone: 'bad' });
    },
  });
  const draft = form.watch();
  const isTouched = useRef(stored !== null);

  // Somebody else has saved: what nobody has typed over follows, and who has is told at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reacts to what the server has, not to typing
  useEffect(() => {
    if (event.version <= form.getValues().version) return;
    if (isTouched.current) setTheirs(event);
    else form.reset(toDraft(event));
  }, [event]);

  const change = (next: EntryDraft) => {
    isTouched.current = true;
    form.setValues(next);
    keepDraft(currentUserId(), formKey(id), next);
  };
  const startOver = (from: EventResults) => {
    isTouched.current = false;
    keepDraft(currentUserId(), formKey(id), null);
    form.reset(toDraft(from));
    setTheirs(null);
    setShowsFaults(false);
  };
  const send = async (entered: EntryDraft) => {
    const saved = await saveResults(id, buildBody(measure, entered));
    startOver(saved);
    toast({ title: 'Results saved', tone: 'good' });
  };
  const isFaulty = draft.rows.some((row) => faultOf(measure, row) !== null);
  return {
    form,
    draft,
    wasStored: stored !== null,
    theirs,
    showsFaults,
    /** With an empty row at the end, in which the next name is typed. */
    rows: draft.rows.length > 0 && !isTyped(draft.rows.at(-1) ?? emptyRow) ? draft.rows : [...draft.rows, emptyRow],
    writeRow: (at: number, part: Partial<EntryRow>) => {
      const rows = draft.rows.slice();
      rows[at] = { ...(rows[at] ?? emptyRow), ...part };
      change({ ...draft, rows });
    },
    removeRow: (at: number) => change({ ...draft, rows: draft.rows.filter((_, index) => index !== at) }),
    startOver,
    /** Lets the officer save over what somebody else has saved meanwhile. */
    keepMine: (now: EventResults) => {
      change({ ...draft, version: now.version });
      setTheirs(null);
    },
    save: async () => {
      setShowsFaults(true);
      if (!isFaulty) await form.checkAndSend(send, () => null);
    },
    isFaulty,
  };
}

export type Entry = ReturnType<typeof useResults>;

const formKey = (eventId: number) => `meet-results:${eventId}`;

/** Kept for each officer on this device: a reload or a lost network loses nothing that was entered. */
function storedEntry(eventId: number): EntryDraft | null {
  const stored = readDraft(currentUserId(), formKey(eventId));
  return isEntryDraft(stored) ? stored : null;
}
