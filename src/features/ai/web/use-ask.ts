import { useRef, useState } from 'react';
import { ApiError, messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { readText, useDraft } from '#web/forms/use-draft.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Help } from '../contract.ts';

interface Asked<Wish> {
  userInput: string;
  understood?: Wish;
}

/** New words, or other parts of what the last ones said. */
type Question<Wish> = { userInput: string } | { understood: Wish };

export interface Asking<Result, Wish> {
  typed: string;
  type: (typed: string) => void;
  ask: (question: Question<Wish>) => void;
  /** Shows something that was saved earlier. */
  show: (result: Result) => void;
  result: Result | null;
  /** Who helps, where the words spoke of danger; it stands in the place of any result. */
  help: Help['help'] | null;
  /** Why the words were not taken, under the box. */
  fault: string | null;
  /** The parts as they are on screen: as they were changed, while the new result is on its way. */
  wish: Wish | null;
  busy: boolean;
  isSaved: boolean;
  noteSaved: () => void;
}

/** One tab's request and its result; what was there stays while the next is made, and when that fails. */
export function useAsk<Result extends { title: string; understood: Wish }, Wish>(
  send: (asked: Asked<Wish>) => Promise<Result | Help>,
  failed: string,
  form: string,
): Asking<Result, Wish> {
  const { draft: typed, change: type, forget } = useDraft({ form, empty: '', read: readText });
  const [result, setResult] = useState<Result | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [help, setHelp] = useState<Help['help'] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<Result | null>(null);
  const words = useRef('');
  const latest = useRef<Asked<Wish>>(undefined);

  const shown = (next: Result) => {
    setHelp(null);
    setResult(next);
    setWish(next.understood);
  };
  const asking = useWrite({
    send,
    onDone: (made: Result | Help, asked) => {
      if (latest.current !== asked) return;
      // Nothing of such words stays, on this device neither.
      if ('help' in made) {
        forget();
        setHelp(made.help);
        return setWish(null);
      }
      words.current = asked.userInput;
      forget();
      shown(made);
    },
    onFailed: (error, asked) => {
      if (latest.current !== asked) return;
      const misread = error instanceof ApiError && error.issues.find(({ path }) => path === 'userInput');
      if (misread) setFault(misread.message);
      else toast({ title: failed, description: reasonOf(error, failed), tone: 'bad' });
      setWish(result?.understood ?? null);
    },
  });

  const ask = (question: Question<Wish>) => {
    const asked = 'understood' in question ? { userInput: words.current, ...question } : question;
    latest.current = asked;
    setFault(null);
    if ('understood' in question) setWish(question.understood);
    asking.mutate(asked);
  };
  const show = (kept: Result) => {
    latest.current = undefined;
    words.current = kept.title;
    setSaved(kept);
    shown(kept);
  };
  const noteSaved = () => setSaved(result);
  const isSaved = result !== null && saved === result;
  return { typed, type, ask, show, result, help, fault, wish, busy: asking.isPending, isSaved, noteSaved };
}

/** Why, where somebody said more than that it failed. */
function reasonOf(error: Error, failed: string): string | undefined {
  const message = messageOf(error);
  return message === failed ? undefined : message;
}
