import { useRef, useState } from 'react';
import { ApiError, messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { readText, useDraft } from '#web/forms/use-draft.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Help } from '../contract.ts';

interface Asked<Wish> {
  userInput: string;
  understood?: Wish;
}

/** New words, or changed parts of the last request. */
type Question<Wish> = { userInput: string } | { understood: Wish };

export interface Asking<Result, Wish> {
  typed: string;
  type: (typed: string) => void;
  ask: (question: Question<Wish>) => void;
  /** Shows a saved result. */
  show: (result: Result) => void;
  result: Result | null;
  /** Who helps, if the words spoke of danger. Shown instead of any result. */
  help: Help['help'] | null;
  /** Why the server refused the words; shown under the field. */
  fault: string | null;
  /** The parts on screen. Changes show at once, before the new result arrives. */
  wish: Wish | null;
  busy: boolean;
  isSaved: boolean;
  noteSaved: () => void;
}

/** One tab's request and result. The previous result stays while the next is made, and if that fails. */
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

  const display = (next: Result) => {
    setHelp(null);
    setResult(next);
    setWish(next.understood);
  };
  const asking = useWrite({
    send,
    onDone: (made: Result | Help, asked) => {
      if (latest.current !== asked) return;
      // Words that speak of danger are not kept, not even as a draft on this device.
      if ('help' in made) {
        forget();
        setHelp(made.help);
        return setWish(null);
      }
      words.current = asked.userInput;
      forget();
      display(made);
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
  const show = (opened: Result) => {
    latest.current = undefined;
    words.current = opened.title;
    setSaved(opened);
    display(opened);
  };
  const noteSaved = () => setSaved(result);
  const isSaved = result !== null && saved === result;
  return { typed, type, ask, show, result, help, fault, wish, busy: asking.isPending, isSaved, noteSaved };
}

/** The failure's message, if it says more than the toast's title. */
function reasonOf(error: Error, failed: string): string | undefined {
  const message = messageOf(error);
  return message === failed ? undefined : message;
}
