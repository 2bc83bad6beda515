import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Refusal } from '#web/forms/Refusal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Fault, Star, TextArea } from '#web/ui/fields/Field.tsx';
import { maxRequestLength } from '../contract.ts';
import type { RequestFormState } from './use-ask.ts';

interface RequestFormProps {
  label: string;
  placeholder: string;
  submitLabel: string;
  busyLabel: string;
  examples: readonly string[];
  form: RequestFormState;
  busy: boolean;
  onAsk: (words: { userInput: string }) => Promise<unknown>;
}

/** A request in free words. Pressing an example fills in and sends its text. */
export function RequestForm(props: RequestFormProps) {
  const { label, placeholder, submitLabel, busyLabel, form, busy, onAsk } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const wrong = form.formState.errors.userInput?.message;
  const send = () => {
    if (!busy) element.current?.requestSubmit();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
  };
  const fillIn = (example: string) => {
    form.setValue('userInput', example);
    send();
  };

  return (
    <form ref={element} onSubmit={form.submitTo(onAsk)} noValidate className="grid gap-3">
      <div data-field="userInput" className="contents">
        <label htmlFor={id} className="font-bold text-lg">
          {label}
          <Star />
        </label>
        <TextArea
          {...form.register('userInput')}
          id={id}
          rows={3}
          required
          maxLength={maxRequestLength}
          placeholder={placeholder}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-fault`}
          onKeyDown={onKey}
        />
        <Fault id={`${id}-fault`}>{wrong}</Fault>
      </div>
      <Examples examples={props.examples} disabled={busy} onChoose={fillIn} />
      <Refusal of={form} />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={busyLabel}>
        <Sparkles className="size-4.5" aria-hidden /> {submitLabel}
      </Button>
    </form>
  );
}

interface ExamplesProps {
  examples: readonly string[];
  disabled: boolean;
  onChoose: (example: string) => void;
}

function Examples({ examples, disabled, onChoose }: ExamplesProps) {
  return (
    <ul aria-label="Examples" className="flex flex-wrap gap-2">
      {examples.map((example) => (
        <li key={example}>
          <button
            type="button"
            aria-disabled={disabled || undefined}
            onClick={() => !disabled && onChoose(example)}
            className="min-h-11 rounded-full border border-line px-3.5 py-1.5 text-left font-semibold text-sm text-soft transition hover:border-soft hover:text-ink"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
