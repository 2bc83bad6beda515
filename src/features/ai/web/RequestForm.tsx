import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Star, TextArea } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { maxRequestLength } from '../contract.ts';

interface RequestFormProps {
  label: string;
  placeholder: string;
  /** The message if nothing was typed. */
  blank: string;
  submitLabel: string;
  busyLabel: string;
  examples: readonly string[];
  typed: string;
  onType: (typed: string) => void;
  onAsk: (userInput: string) => void;
  busy: boolean;
  /** Why the server refused the last words; null if it did not. */
  fault: string | null;
}

/** A request in free words. Pressing an example fills in and sends its text. */
export function RequestForm(props: RequestFormProps) {
  const { label, placeholder, submitLabel, busyLabel, typed, onType, busy, fault } = props;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isBlank, setBlank] = useState(false);
  const wrong = isBlank ? props.blank : fault;
  useEffect(() => {
    if (fault !== null) box.current?.focus();
  }, [fault]);

  const ask = () => {
    if (busy) return;
    const request = typed.trim();
    setBlank(request === '');
    if (request !== '') return props.onAsk(request);
    toast({ title: 'Input required', description: props.blank, tone: 'bad' });
    box.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) ask();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <label htmlFor={id} className="font-bold text-[1.0625rem]">
        {label}
        <Star />
      </label>
      <TextArea
        ref={box}
        id={id}
        rows={3}
        value={typed}
        required
        maxLength={maxRequestLength}
        placeholder={placeholder}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong === null ? undefined : `${id}-fault`}
        onKeyDown={onKey}
        onChange={(event) => {
          setBlank(false);
          onType(event.target.value);
        }}
      />
      <p id={`${id}-fault`} role="alert" className="font-semibold text-[0.8125rem] text-live-text empty:hidden">
        {wrong}
      </p>
      <Examples
        examples={props.examples}
        disabled={busy}
        onChoose={(example) => {
          setBlank(false);
          onType(example);
          props.onAsk(example);
        }}
      />
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
            className="min-h-11 rounded-full border border-line px-3.5 py-1.5 text-left font-semibold text-[0.8125rem] text-soft transition hover:border-soft hover:text-ink"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}
