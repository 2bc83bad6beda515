import { type SubmitEventHandler, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError, messageOf } from '../api/api.ts';
import { asSentence } from '../api/issues.ts';
import { type Checked, contractResolver } from './contract-resolver.ts';
import { focusField } from './focus-field.ts';

interface ContractFormSpec<Values extends FieldValues, Sent> extends Checked<Values, Sent> {
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
}

export interface ContractForm<Values extends FieldValues, Sent> extends UseFormReturn<Values, unknown, Sent> {
  isSending: boolean;
  /** The handler for `onSubmit` that checks the values and sends them, once at a time. */
  submitTo: (send: (sent: Sent) => Promise<unknown>) => SubmitEventHandler<HTMLFormElement>;
}

/**
 * A form of React Hook Form that its contract checks. If a field is wrong, by the contract or by the server's answer, the
 * message stands beside it, and the first such field gets the focus. What was typed stays until the form is reset.
 */
export function useContractForm<Values extends FieldValues, Sent>(
  spec: ContractFormSpec<Values, Sent>,
): ContractForm<Values, Sent> {
  const { contract, check, defaultValues, values, shouldUnregister = false, onInvalid, onFailed, blames } = spec;
  const form = useForm<Values, unknown, Sent>({
    resolver: contractResolver({ contract, ...(check && { check }) }),
    ...(defaultValues && { defaultValues }),
    ...(values && { values, resetOptions: { keepDirtyValues: true } }),
    shouldUnregister,
    shouldFocusError: false,
  });
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const hasField = (path: string): path is Path<Values> => get(form.getValues(), path) !== undefined;
  const showRefusal = (error: unknown, element: HTMLFormElement) => {
    if (!(error instanceof ApiError)) return;
    const blamed = error.issues.length > 0 ? null : (blames?.(error) ?? null);
    const issues = blamed === null ? error.issues : [{ path: blamed, message: messageOf(error) }];
    for (const { path, message } of issues) {
      if (hasField(path)) form.setError(path, { type: 'server', message: asSentence(message) });
    }
    focusField(element, (name) => issues.some(({ path }) => path === name));
  };
  const trySending = async (send: () => Promise<unknown>, element: HTMLFormElement) => {
    setSending(true);
    try {
      await send();
    } catch (error) {
      showRefusal(error, element);
      onFailed?.(error);
    } finally {
      setSending(false);
    }
  };

  return {
    ...form,
    isSending,
    submitTo: (send) => async (event) => {
      event.preventDefault();
      if (isUnderWay.current) return;
      const element = event.currentTarget;
      const refuse = (errors: FieldErrors<Values>) => {
        onInvalid?.(errors);
        focusField(element, (name) => get(errors, name) !== undefined);
      };
      isUnderWay.current = true;
      await form
        .handleSubmit((sent) => trySending(() => send(sent), element), refuse)()
        .finally(() => {
          isUnderWay.current = false;
        });
    },
  };
}
