import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { ApiError, getMessage, useConnection } from '#web/api/api.ts';
import { keepDraft, readDraft } from '#web/forms/drafts.ts';
import { currentUserId } from '#web/session/session.ts';
import { type SeasonPlan, SeasonSetup } from '../../../contract.ts';
import { changePlan, planOptions, plansOptions } from '../../api.ts';
import { isAway, retryMs } from '../server-away.ts';
import { type Answers, answersOf, mergeAnswers, toChange } from './answers.ts';

const waitMs = 500;

type Saving =
  | { is: 'saved' }
  | { is: 'saving' }
  | { is: 'failed'; why: string; isRetried: boolean }
  | { is: 'conflict'; both: (keyof Answers)[] };

/** The answers on screen, saved shortly after each change; until then they are kept on this device. */
export function useAnswers(plan: SeasonPlan) {
  const client = useQueryClient();
  const draft = `season-plan:${plan.id}`;
  const [first] = useState(() => startFrom(plan, draft));
  const [answers, setAnswers] = useState(first.answers);
  const [saving, setSaving] = useState<Saving>(first.saving);
  const now = useRef<State>({
    ...{ answers, stored: answersOf(plan), version: plan.version, base: first.base },
    ...{ isAsking: first.saving.is === 'conflict', isLeft: false, timer: 0, sending: null },
  });

  const show = (next: Answers) => {
    now.current.answers = next;
    setAnswers(next);
  };
  const isDirty = () => !isDeepEqual(now.current.answers, now.current.stored);

  /** Where two people answered otherwise, nothing is sent until somebody has decided. */
  const send = (): Promise<void> => {
    clearTimeout(now.current.timer);
    if (now.current.isAsking || !isDirty()) return Promise.resolve();
    now.current.sending ??= sendNow().finally(() => {
      now.current.sending = null;
    });
    return now.current.sending;
  };
  const sendNow = async () => {
    const { answers: sent, version } = now.current;
    try {
      take(await changePlan(plan.id, { version, ...toChange(sent) }), sent);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await mergeTheirs().catch(fail);
      else fail(error);
    }
  };
  const fail = (error: unknown) => {
    const isRetried = isAway(error) && !now.current.isLeft;
    setSaving({ is: 'failed', why: getMessage(error), isRetried });
    if (isRetried) wait(retryMs);
  };
  const take = (saved: SeasonPlan, sent: Answers) => {
    Object.assign(now.current, { stored: answersOf(saved), version: saved.version, base: answersOf(saved) });
    client.setQueryData(planOptions(plan.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: plansOptions.queryKey });
    if (now.current.answers !== sent) return wait(0);
    keepDraft(currentUserId(), draft, null);
    show(answersOf(saved));
    setSaving({ is: 'saved' });
  };
  const mergeTheirs = async () => {
    const theirs = await client.fetchQuery({ ...planOptions(plan.id), staleTime: 0 });
    const { merged, both } = mergeAnswers(now.current.stored, now.current.answers, answersOf(theirs));
    Object.assign(now.current, { stored: answersOf(theirs), version: theirs.version, isAsking: both.length > 0 });
    show(merged);
    if (both.length > 0) return setSaving({ is: 'conflict', both });
    now.current.base = now.current.stored;
    wait(0);
  };
  const wait = (ms: number) => {
    clearTimeout(now.current.timer);
    now.current.timer = window.setTimeout(() => void send(), ms);
  };
  const decide = (next: Answers) => {
    Object.assign(now.current, { isAsking: false, base: now.current.stored });
    show(next);
    setSaving({ is: isDirty() ? 'saving' : 'saved' });
    if (!isDirty()) keepDraft(currentUserId(), draft, null);
    wait(0);
  };

  // Somebody else's change, while nothing here is unsaved.
  useEffect(() => {
    if (plan.version <= now.current.version || now.current.sending) return;
    if (!isDeepEqual(now.current.answers, now.current.stored)) return;
    const theirs = answersOf(plan);
    Object.assign(now.current, { stored: theirs, version: plan.version, answers: theirs, base: theirs });
    setAnswers(theirs);
  }, [plan]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is sent once more when the page is left
  useEffect(() => {
    now.current.isLeft = false;
    return () => {
      now.current.isLeft = true;
      void send();
    };
  }, []);
  const connection = useConnection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device kept, and what waited for the network
  useEffect(() => wait(0), [connection]);

  return {
    answers,
    saving,
    change: (part: Partial<Answers>) => {
      show({ ...now.current.answers, ...part });
      keepDraft(currentUserId(), draft, { base: now.current.base, answers: now.current.answers });
      if (now.current.isAsking) return;
      setSaving({ is: 'saving' });
      wait(waitMs);
    },
    /** Sends what waits, before something is made of it. Resolves to whether all is stored. */
    flush: async (): Promise<boolean> => {
      if (now.current.sending) await now.current.sending;
      await send();
      return !isDirty();
    },
    keepMine: () => decide(now.current.answers),
    /** Of the answers that both changed; what else was typed here stays. */
    takeTheirs: () => {
      const { stored } = now.current;
      const both = saving.is === 'conflict' ? saving.both : [];
      decide({ ...now.current.answers, ...Object.fromEntries(both.map((question) => [question, stored[question]])) });
    },
  };
}

interface State {
  answers: Answers;
  stored: Answers;
  version: number;
  /** What the answers were before somebody typed here: a conflict is known by it, also when the page is opened again. */
  base: Answers;
  isAsking: boolean;
  /** Whether the page was left: what is not saved then waits on the device until it is opened again. */
  isLeft: boolean;
  timer: number;
  sending: Promise<void> | null;
}

function startFrom(plan: SeasonPlan, draft: string): { answers: Answers; base: Answers; saving: Saving } {
  const theirs = answersOf(plan);
  const kept: unknown = readDraft(currentUserId(), draft);
  const [base, mine] = [readAnswers(kept, 'base'), readAnswers(kept, 'answers')];
  if (!base || !mine) return { answers: theirs, base: theirs, saving: { is: 'saved' } };
  const { merged, both } = mergeAnswers(base, mine, theirs);
  if (both.length > 0) return { answers: merged, base, saving: { is: 'conflict', both } };
  return { answers: merged, base: theirs, saving: { is: 'saving' } };
}

function readAnswers(kept: unknown, part: string): Answers | null {
  const found: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, part) : null;
  if (typeof found !== 'object' || found === null) return null;
  const { name, season, ...setup } = found as Record<string, unknown>;
  const read = SeasonSetup.safeParse(setup);
  return read.success && typeof name === 'string' && typeof season === 'string' ? { ...read.data, name, season } : null;
}
