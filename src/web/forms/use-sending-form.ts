import { type RefObject, type SubmitEventHandler, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError, getMessage } from '../api/api.ts';
import { issuesIn as findErrorIssues, type Issues } from '../api/issues.ts';
import { lastToast, type Toast, takeFailure } from '../ui/toasts/toasts.ts';
import { focusField } from './focus-field.ts';

export interface SendingFormSpec<Values extends FieldValues, Sent> {
  /** Checks the values and makes what is sent of them. */
  resolver: Resolver<Values, unknown, Sent>;
  defaultValues?: DefaultValues<Values>;
  /** Values that may change while the form is open. They show while the person has not typed others. */
  values?: Values;
  /** Whether only the fields on screen count. */
  shouldUnregister?: boolean;
  /** Called when the form is wrong and was not sent. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
  onFailed?: (error: unknown) => void;
  /** The field beside which to show a refusal that names no field. */
  blames?: (error: ApiError) => Path<Values> | null;
  /** The server's issues by the form's own fields, where they have other names. */
  issuesIn?: (error: ApiError) => Issues;
}

type Send<Sent> = (sent: Sent) => Promise<unknown>;
/** Asked when a wrong field gets the focus: by then the form may be another element. */
type GetForm = () => HTMLFormElement | null;

/** What `Refusal` shows of a form. */
export interface RefusedForm {
  /** Why it was not sent the last time. */
  refusal: Toast | null;
  /** Whether the form has a place for it; without one, failures are toasts. */
  refusalPlace: RefObject<boolean>;
}

export interface SendingForm<Values extends FieldValues, Sent>
  extends UseFormReturn<Values, unknown, Sent>,
    RefusedForm {
  isSending: boolean;
  /** The handler for `onSubmit` that checks the values and sends them, once at a time. */
  submitTo: (send: Send<Sent>) => SubmitEventHandler<HTMLFormElement>;
  /** The same for another way to submit the form, such as a second button. */
  checkAndSend: (send: Send<Sent>, element: GetForm) => Promise<void>;
}

/**
 * A form of React Hook Form that is sent to the server. If a field is wrong, by the check or by the server's answer, the
 * message stands beside it, and the first such field gets the focus. What was typed stays until the form is reset.
 */
export function useSendingForm<Values extends FieldValues, Sent>(
  spec: SendingFormSpec<Values, Sent>,
): SendingForm<Values, Sent> {
  const { resolver, defaultValues, values, shouldUnregister = false, onInvalid, onFailed, blames, issuesIn } = spec;
  const form = useForm<Values, unknown, Sent>({
    resolver,
    ...(defaultValues && { defaultValues }),
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    shouldUnregister,
    shouldFocusError: false,
  });
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const [refusal, setRefusal] = useState<Toast | null>(null);
  const refusalPlace = useRef(false);
  /** A failure that is raised while the form is sent, here or in the write that it calls, stands in the form. */
  const refuseInPlace = (since: number, isSaidAtFields = false) => {
    if (!refusalPlace.current) return;
    const failure = takeFailure(since);
    setRefusal(failure && isSaidAtFields ? { ...failure, description: undefined } : failure);
  };

  /** A list as a whole has its message at `root`, beside those of its rows. */
  const hasField = (path: string): path is Path<Values> =>
    get(form.getValues(), path.replace(/\.root$/, '')) !== undefined;
  /** Whether all that the server found wrong stands beside fields now: then the form need not say it again. */
  const showRefusal = (error: unknown, element: GetForm): boolean => {
    if (!(error instanceof ApiError)) return false;
    const blamed = error.issues.length > 0 ? null : (blames?.(error) ?? null);
    const named = issuesIn?.(error) ?? findErrorIssues(error);
    const issues = blamed === null ? named : { [blamed]: getMessage(error) };
    for (const [path, message] of Object.entries(issues)) {
      if (hasField(path)) form.setError(path, { type: 'server', message });
    }
    focusField(element, (name) => Object.hasOwn(issues, name));
    return error.issues.length > 0 && Object.keys(issues).every(hasField);
  };
  const trySending = async (send: () => Promise<unknown>, element: GetForm) => {
    setSending(true);
    const since = lastToast();
    try {
      await send();
    } catch (error) {
      const isSaidAtFields = showRefusal(error, element);
      onFailed?.(error);
      refuseInPlace(since, isSaidAtFields);
    } finally {
      setSending(false);
    }
  };
  const checkAndSend = async (send: Send<Sent>, element: GetForm) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRefusal(null);
    const refuse = (errors: FieldErrors<Values>) => {
      const since = lastToast();
      onInvalid?.(errors);
      refuseInPlace(since);
      focusField(element, (name) => get(errors, name) !== undefined);
    };
    await form
      .handleSubmit((sent) => trySending(() => send(sent), element), refuse)()
      .finally(() => {
        isUnderWay.current = false;
      });
  };

  return {
    ...form,
    isSending,
    refusal,
    refusalPlace,
    checkAndSend,
    submitTo: (send) => (event) => {
      event.preventDefault();
      const { currentTarget } = event;
      return checkAndSend(send, () => currentTarget);
    },
  };
}
