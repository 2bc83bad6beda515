import { useRef, useState } from 'react';
import { ApiError, getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { toResult } from '#web/forms/contract-resolver.ts';
import { readTexts, useKeptDraft } from '#web/forms/use-kept-draft.ts';
import { type SendingForm, useSendingForm } from '#web/forms/use-sending-form.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Help } from '../contract.ts';
import type { Made } from './api.ts';

interface Asked<Wish> {
  userInput: string;
  understood?: Wish;
  inThisTab?: boolean;
}

export type RequestFormState = SendingForm<RequestText, RequestText>;

interface RequestText {
  userInput: string;
}

const empty: RequestText = { userInput: '' };
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
  /** Asks with words that this tab has to answer, whatever they read like. */
  askHere: (userInput: string) => void;
  /** Asks again with changed parts of the last request. */
  change: (understood: Wish) => void;
  /** Shows a saved result. */
  show: (result: Result) => void;
  /** Shows the answer to a request that was typed in the other tab, with its words in this tab's form. */
  receive: (result: Result, userInput: string, help: Help['help'] | null) => void;
  /** The words typed in the other tab that the result answers; null for a request of this tab. */
  received: string | null;
  result: Result | null;
  /** Who helps, if the words spoke of danger. Shown beside the result, or alone if there is none for them. */
  help: Help['help'] | null;
  /** The parts on screen. Changes show at once, before the new result arrives. */
  wish: Wish | null;
  busy: boolean;
  isSaved: boolean;
  noteSaved: () => void;
}

/** One tab's request and result. The previous result stays while the next is made, and if that fails. */
export function useAsk<Result extends { title: string; understood: Wish }, Wish, Other>(
  send: (asked: Asked<Wish>) => Promise<Made<Result, Other>>,
  { name, failed, blank }: TabTexts,
  /** The words read like a request for the other tab, which made this. */
  onOther: (made: Other, userInput: string, help: Help['help'] | null) => void,
): Asking<Result, Wish> {
  const form = useSendingForm<RequestText, RequestText>({
    defaultValues: empty,
    resolver: ({ userInput }) => {
      const words = userInput.trim();
      return toResult(words === '' ? { userInput: blank } : {}, () => ({ userInput: words }));
    },
    onInvalid: () => toast({ title: 'Input required', description: blank, tone: 'bad' }),
  });
  const { forget } = useKeptDraft(form, { name, empty, read });
  const [result, setResult] = useState<Result | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [help, setHelp] = useState<Help['help'] | null>(null);
  const [saved, setSaved] = useState<Result | null>(null);
  const [received, setReceived] = useState<string | null>(null);
  const words = useRef('');
  const latest = useRef<Asked<Wish>>(undefined);

  const display = (next: Result | null, beside: Help['help'] | null = null) => {
    setHelp(beside);
    setResult(next);
    setWish(next?.understood ?? null);
  };
  const asking = useWrite({
    send,
    onDone: (made: Made<Result, Other>, asked) => {
      if (latest.current !== asked) return;
      words.current = asked.userInput;
      // This also deletes the draft of words that speak of danger.
      forget();
      if (made.other !== null) return onOther(made.other, asked.userInput, made.help);
      if (asked.understood === undefined) setReceived(null);
      display(made.result, made.help);
    },
    onFailed: (error, asked) => {
      if (latest.current !== asked) return;
      // Issues of the words stand beside them.
      const isMisread = error instanceof ApiError && error.issues.some(({ path }) => path === 'userInput');
      if (!isMisread) toast({ title: failed, description: getReason(error, failed), tone: 'bad' });
      setWish(result?.understood ?? null);
    },
  });

  const ask = (userInput: string) => {
    const asked = { userInput };
    latest.current = asked;
    return asking.mutateAsync(asked);
  };
  const askHere = (userInput: string) => {
    const asked = { userInput, inThisTab: true };
    latest.current = asked;
    form.setValue('userInput', userInput);
    asking.mutate(asked);
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
    setReceived(null);
    display(opened);
  };
  const receive = (made: Result, userInput: string, beside: Help['help'] | null) => {
    latest.current = undefined;
    words.current = userInput;
    setReceived(userInput);
    form.clearErrors();
    form.setValue('userInput', userInput);
    forget();
    display(made, beside);
  };
  const noteSaved = () => setSaved(result);
  const isSaved = result !== null && saved === result;
  const shown = { result, help, wish, received, busy: asking.isPending, isSaved };
  return { ...shown, form, ask, askHere, change, show, receive, noteSaved };
}

/** The failure's message, if it says more than the toast's title. */
function getReason(error: Error, failed: string): string | undefined {
  const message = getMessage(error);
  return message === failed ? undefined : message;
}
