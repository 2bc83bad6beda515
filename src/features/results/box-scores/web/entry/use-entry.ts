import { useState } from 'react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import type { Issue } from '#shared/errors.ts';
import { ApiError, getMessage } from '#web/api/api.ts';
import { keepDraft, readDraft } from '#web/forms/drafts.ts';
import { useSendingForm } from '#web/forms/use-sending-form.ts';
import { currentUserId } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { BoxScore, type PeriodScore, type Side } from '../../contract.ts';
import { saveBoxScore } from '../api.ts';
import { buildBody, type DraftLine, type EntryDraft, emptyLine, toDraft, withCount } from './draft.ts';

interface EntrySpec {
  boxScore: BoxScore;
  definition: SportDefinition;
  onSaved: () => void;
}

/** A box score being entered. Every change is kept on the device until it is saved. */
export function useEntry({ boxScore, definition, onSaved }: EntrySpec) {
  const { gameId } = boxScore;
  const [stored] = useState(() => storedEntry(gameId));
  const [theirs, setTheirs] = useState<BoxScore | null>(
    stored && stored.version !== boxScore.version ? boxScore : null,
  );
  const [issues, setIssues] = useState<readonly Issue[]>([]);

  const [base, setBase] = useState(() => toDraft(definition, boxScore));
  const [opened] = useState(() => stored ?? base);
  const form = useSendingForm<EntryDraft, EntryDraft>({
    // The server checks it as a whole; what is typed cannot contradict itself.
    resolver: (entered) => ({ values: entered, errors: {} }),
    defaultValues: opened,
    onFailed: (error) => {
      const now = error instanceof ApiError && error.code === 'version' ? BoxScore.safeParse(error.current).data : null;
      if (now) setTheirs(now);
      setIssues(error instanceof ApiError ? error.issues : []);
      toast({ title: 'Failed to save the box score', description: getMessage(error), tone: 'bad' });
    },
  });
  const draft = form.watch();

  const change = (next: EntryDraft) => {
    form.setValues(next);
    storeEntry(gameId, next);
  };
  const writeLine = (playerId: number, changes: Partial<DraftLine>) => {
    const line = { ...emptyLine, ...draft.lines[playerId], ...changes };
    change({ ...draft, lines: { ...draft.lines, [playerId]: line } });
  };
  const startOver = (from: BoxScore) => {
    storeEntry(gameId, null);
    setBase(toDraft(definition, from));
    form.reset(toDraft(definition, from));
    setTheirs(null);
  };

  const send = async (entered: EntryDraft) => {
    await saveBoxScore(gameId, buildBody(entered));
    storeEntry(gameId, null);
    toast({ title: 'Box score saved', tone: 'good' });
    onSaved();
  };

  return {
    form,
    draft,
    wasStored: stored !== null,
    /** Whether something is typed that is not saved. */
    isChanged: !isDeepEqual(draft, base),
    theirs,
    issues,
    busy: form.isSending,
    writeLine,
    writeCount: (playerId: number, key: string, value: number | null) => {
      const counts = withCount(definition, draft.lines[playerId]?.counts ?? {}, key, value);
      writeLine(playerId, { state: 'played', note: '', counts });
    },
    writeTeam: (side: Side, key: string, value: number | null) =>
      change({
        ...draft,
        teamStats: { ...draft.teamStats, [side]: withCount(definition, draft.teamStats[side], key, value) },
      }),
    writePeriods: (periodScores: readonly PeriodScore[]) => change({ ...draft, periodScores }),
    /** Empties the lines of these players. */
    drop: (ids: readonly number[]) =>
      change({ ...draft, lines: { ...draft.lines, ...Object.fromEntries(ids.map((id) => [id, emptyLine])) } }),
    addLines: (lines: Readonly<Record<string, DraftLine>>) => change({ ...draft, lines: { ...draft.lines, ...lines } }),
    startOver,
    /** Lets the officer save over what somebody else has saved meanwhile. */
    keepMine: (now: BoxScore) => {
      change({ ...draft, version: now.version });
      setTheirs(null);
    },
    save: () => form.checkAndSend(send, () => null),
  };
}

export type Entry = ReturnType<typeof useEntry>;

/** Kept for each officer on this device: a reload, an empty battery or a lost network loses nothing that was entered. */
function storedEntry(gameId: number): EntryDraft | null {
  const stored = readDraft(currentUserId(), getFormKey(gameId));
  return isEntry(stored) ? stored : null;
}

const storeEntry = (gameId: number, entry: EntryDraft | null): void =>
  keepDraft(currentUserId(), getFormKey(gameId), entry);

const getFormKey = (gameId: number) => `box-score:${gameId}`;

const isEntry = (value: unknown): value is EntryDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['version', 'lines', 'teamStats', 'periodScores'].every((name) => Object.hasOwn(value, name));
