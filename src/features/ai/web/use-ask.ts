import { useRef, useState } from 'react';
import { ApiError, messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { resultOf } from '#web/forms/contract-resolver.ts';
import { readTexts, useKeptDraft } from '#web/forms/use-kept-draft.ts';
import { type SendingForm, useSendingForm } from '#web/forms/use-sending-form.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Help } from '../contract.ts';

interface Asked<Wish> {
  userInput: string;
  understood?: Wish;
}

export type RequestFormState = SendingForm<RequestWords, RequestWords>;

interface RequestWords {
  userInput: string;
}

const empty: RequestWords = { userInput: '' };
const read = (stored: unknown) => readTexts(['userInput'], stored);

interface TabTexts {
  /** The form's name on this device. */
  name: string;
  /** What is said if the request fails, and if nothing was typed. */
  failed: string;
  blank: string;
}

export interface Asking<Result, Wish> {
  form: RequestFormState;
  /** Asks with new words. Fails if the server refuses them. */
  ask: (userInput: string) => Promise<unknown>;
  /** Asks again with changed parts of the last request. */
  change: (understood: Wish) => void;
  /** Shows a saved result. */
  show: (result: Result) => void;
  result: Result | null;
  /** Who helps, if the words spoke of danger. Shown instead of any result. */
  help: Help['help'] | null;
  /** The parts on screen. Changes show at once, before the new result arrives. */
  wish: Wish | null;
  busy: boolean;
  isSaved: boolean;
  noteSaved: () => void;
}

/** One tab's request and result. The previous result stays while the next is made, and if that fails. */
export function useAsk<Result extends { title: string; understood: Wish }, Wish>(
  send: (asked: Asked<Wish>) => Promise<Result | Help>,
  { name, failed, blank }: TabTexts,
): Asking<Result, Wish> {
  const form = useSendingForm<RequestWords, RequestWords>({
    defaultValues: empty,
    resolver: ({ userInput }) => {
      const words = userInput.trim();
      return resultOf(words === '' ? { userInput: blank } : {}, () => ({ userInput: words }));
    },
    onInvalid: () => toast({ title: 'Input required', description: blank, tone: 'bad' }),
  });
  const { forget } = useKeptDraft(form, { name, empty, read });
  const [result, setResult] = useState<Result | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [help, setHelp] = useState<Help['help'] | null>(null);
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
      // Issues of the words stand beside them.
      const isMisread = error instanceof ApiError && error.issues.some(({ path }) => path === 'userInput');
      if (!isMisread) toast({ title: failed, description: reasonOf(error, failed), tone: 'bad' });
      setWish(result?.understood ?? null);
    },
  });

  const ask = (userInput: string) => {
    const asked = { userInput };
    latest.current = asked;
    return asking.mutateAsync(asked);
  };
  const change = (understood: Wish) => {
    const asked = { userInput: words.current, understood };
    latest.current = asked;
    setWish(understood);
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
  return { form, ask, change, show, result, help, wish, busy: asking.isPending, isSaved, noteSaved };
}

/** The failure's message, if it says more than the toast's title. */
function reasonOf(error: Error, failed: string): string | undefined {
  const message = messageOf(error);
  return message === failed ? undefined : message;
}
