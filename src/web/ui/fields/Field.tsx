import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../IconButton.tsx';

export interface FieldTies {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps {
  /** In a form, by which a wrong field is found. */
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  children: (ties: FieldTies) => ReactNode;
}

/** Marks a required field; screen readers learn that from the input itself. */
export const Star = () => (
  <span className="ml-0.5 text-live-text" aria-hidden>
    *
  </span>
);

export function Field({ name, label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  // An error replaces the hint, since it says the same.
  const shownHint = error ? undefined : hint;
  const described = [shownHint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div data-field={name} className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && <Star />}
      </label>
      {children({ id, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {shownHint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {shownHint}
        </p>
      )}
      <Fault id={`${id}-error`}>{error}</Fault>
    </div>
  );
}

/** What is wrong, in words. Always there, so that screen readers announce its text. */
export const Fault = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} role="alert" className="text-sm font-semibold text-live-text empty:hidden">
    {children}
  </p>
);

/** The scroll margin brings the error message below a field into view with it. */
const box = 'scroll-mb-12 px-3.5';
export const fieldLook =
  'w-full min-h-12 rounded-control border border-edge text-base text-ink placeholder:text-soft transition hover:border-soft';
const states = 'bg-ground aria-invalid:border-live-text disabled:opacity-60';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`${fieldLook} ${states} ${box} ${className}`} />;
}

export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={`${fieldLook} ${states} ${box} resize-y py-3 ${className}`} />;
}

/** Selects a field's whole text on focus, to retype or copy it. Safari would place the caret when the press ends. */
export const chosenWhenEntered = {
  onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select(),
  onMouseUp: (event: MouseEvent) => event.preventDefault(),
};

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  secret: string;
}

export function PasswordInput({ secret, ...rest }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        {...rest}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-14"
      />
      <IconButton
        icon={isVisible ? EyeOff : Eye}
        label={isVisible ? `Hide ${secret}` : `Show ${secret}`}
        onClick={() => setVisible(!isVisible)}
        className="absolute! top-0.5 right-0.5"
      />
    </span>
  );
}

interface SelectProps extends ComponentProps<'select'> {
  /** Options that follow those in `children`. */
  choices?: readonly { value: string; label: string }[] | undefined;
}

/** The native select, styled like the other fields. */
export function Select({ className = '', children, choices, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={`${fieldLook} ${states} appearance-none pr-11 pl-3.5 ${className}`}>
        {children}
        {choices?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-soft"
        aria-hidden
      />
    </span>
  );
}

const track =
  'relative h-8 w-13 flex-none appearance-none rounded-full border border-edge bg-ground transition-colors checked:border-accent checked:bg-accent';
const knob =
  'before:absolute before:inset-y-0.75 before:left-0.75 before:w-6 before:rounded-full before:bg-soft before:transition before:ease-settle';
const knobWhenOn = 'checked:before:translate-x-5 checked:before:bg-on-accent forced-colors:before:bg-[CanvasText]!';
const roomForAThumb = 'after:absolute after:-inset-x-px after:-inset-y-1.75';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  checked: boolean;
  onSwitch: (checked: boolean) => void;
}

/** A native checkbox, styled as a switch. */
export function Switch({ checked, onSwitch, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={({ target }) => onSwitch(target.checked)}
      className={`${track} ${knob} ${knobWhenOn} ${roomForAThumb}`}
    />
  );
}
