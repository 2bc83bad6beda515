import { type ReactNode, useId } from 'react';

export interface FieldTies {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps {
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

export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  // An error replaces the hint, since it says the same.
  const shownHint = error ? undefined : hint;
  const described = [shownHint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && <Star />}
      </label>
      {children({ id, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {shownHint && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-soft">
          {shownHint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="text-[0.8125rem] font-semibold text-live-text empty:hidden">
        {error}
      </p>
    </div>
  );
}
