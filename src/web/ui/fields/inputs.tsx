import type { ComponentProps, FocusEvent, MouseEvent } from 'react';

/** The scroll margin brings the error message below a field into view with it. */
const box =
  'scroll-mb-12 w-full min-h-12 rounded-control border border-edge bg-ground px-3.5 text-base text-ink placeholder:text-soft transition hover:border-soft aria-invalid:border-live-text disabled:opacity-60';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`${box} ${className}`} />;
}

export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={`${box} resize-y py-3 ${className}`} />;
}

/** Selects a field's whole text on focus, to retype or copy it. Safari would place the caret when the press ends. */
export const chosenWhenEntered = {
  onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select(),
  onMouseUp: (event: MouseEvent) => event.preventDefault(),
};
