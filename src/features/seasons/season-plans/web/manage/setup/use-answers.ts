import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { ApiError, getMessage } from '#web/api/api.ts';
import { keepDraft, readDraft } from '#web/forms/drafts.ts';
import { currentUserId } from '#web/session/session.ts';
import { type SeasonPlan, SeasonSetup } from '../../../contract.ts';
import { changePlan, planOptions, plansOptions } from '../../api.ts';
import { type Answers, answersOf, mergeAnswers, toChange } from './answers.ts';

const waitMs = 500;

type Saving =
  | { is: 'saved' }
  | { is: 'saving' }
  | { is: 'failed'; why: string }
  | { is: 'conflict'; both: (keyof Answers)[] };

/** The answers on screen, saved shortly after each change; until then they are kept on this device. */
export function useAnswers(plan: SeasonPlan) {
  const client = useQueryClient();
  const draft = `season-plan:${plan.id}`;
  const [first] = useState(() => startFrom(plan, draft));
  const [answers, setAnswers] = useState(first.answers);
  const [saving, setSaving] = useState<Saving>(first.isDraft ? { is: 'saving' } : { is: 'saved' });
  const now = useRef({ answers, stored: answersOf(plan), version: plan.version, timer: 0, isSending: false });

  const show = (next: Answers) => {
    now.current.answers = next;
    setAnswers(next);
  };
  const isDirty = () => !isDeepEqual(now.current.answers, now.current.stored);

  const send = async (): Promise<void> => {
    clearTimeout(now.current.timer);
    const state = now.current;
    if (state.isSending || !isDirty()) return;
    state.isSending = true;
    const sent = state.answers;
    try {
      take(await changePlan(plan.id, { version: state.version, ...toChange(sent) }), sent);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await mergeTheirs();
      else setSaving({ is: 'failed', why: getMessage(error) });
    }
    state.isSending = false;
    if (state.timer === -1) wait(0);
  };
  const take = (saved: SeasonPlan, sent: Answers) => {
    Object.assign(now.current, { stored: answersOf(saved), version: saved.version });
    client.setQueryData(planOptions(plan.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: plansOptions.queryKey });
    if (now.current.answers === sent) {
      keepDraft(currentUserId(), draft, null);
      show(answersOf(saved));
      setSaving({ is: 'saved' });
    } else now.current.timer = -1;
  };
  const mergeTheirs = async () => {
    const theirs = await client.fetchQuery({ ...planOptions(plan.id), staleTime: 0 });
    const { merged, both } = mergeAnswers(now.current.stored, now.current.answers, answersOf(theirs));
    Object.assign(now.current, { stored: answersOf(theirs), version: theirs.version });
    show(merged);
    if (both.length > 0) setSaving({ is: 'conflict', both });
    else now.current.timer = -1;
  };
  const wait = (ms: number) => {
    clearTimeout(now.current.timer);
    now.current.timer = window.setTimeout(() => void send(), ms);
  };

  // Somebody else's change, while nothing here is unsaved.
  useEffect(() => {
    if (plan.version <= now.current.version || now.current.isSending) return;
    const before = isDeepEqual(now.current.answers, now.current.stored);
    if (!before) return;
    Object.assign(now.current, { stored: answersOf(plan), version: plan.version, answers: answersOf(plan) });
    setAnswers(answersOf(plan));
  }, [plan]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is sent once more when the page is left
  useEffect(() => {
    if (first.isDraft) wait(0);
    return () => void send();
  }, []);

  return {
    answers,
    saving,
    change: (part: Partial<Answers>) => {
      show({ ...now.current.answers, ...part });
      keepDraft(currentUserId(), draft, { base: now.current.stored, answers: now.current.answers });
      if (saving.is !== 'conflict') setSaving({ is: 'saving' });
      wait(waitMs);
    },
    /** Sends what waits, before something is made of it. */
    flush: send,
    keepMine: () => {
      setSaving({ is: 'saving' });
      wait(0);
    },
    takeTheirs: () => {
      keepDraft(currentUserId(), draft, null);
      show(now.current.stored);
      setSaving({ is: 'saved' });
    },
  };
}

function startFrom(plan: SeasonPlan, draft: string): { answers: Answers; isDraft: boolean } {
  const theirs = answersOf(plan);
  const kept: unknown = readDraft(currentUserId(), draft);
  const [base, mine] = [readAnswers(kept, 'base'), readAnswers(kept, 'answers')];
  if (!base || !mine) return { answers: theirs, isDraft: false };
  return { answers: mergeAnswers(base, mine, theirs).merged, isDraft: true };
}

function readAnswers(kept: unknown, part: string): Answers | null {
  const found: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, part) : null;
  if (typeof found !== 'object' || found === null) return null;
  const { name, season, ...setup } = found as Record<string, unknown>;
  const read = SeasonSetup.safeParse(setup);
  return read.success && typeof name === 'string' && typeof season === 'string' ? { ...read.data, name, season } : null;
}
