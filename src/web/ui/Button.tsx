import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonShape, buttonClasses } from './button-classes.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonShape {
  /** Shown instead of the label while the action is under way; the button then takes no presses, but keeps the focus. */
  busyLabel?: string;
  busy?: boolean;
  children: ReactNode;
}

export function Button({ busy = false, busyLabel, onClick, children, ...props }: ButtonProps) {
  const { variant, small, wide, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      className={buttonClasses({ variant, small, wide, className })}
    >
      {busy && (
        <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" aria-hidden />
      )}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

/** A busy submit button must not submit its form either. */
const refuse = (event: MouseEvent) => event.preventDefault();

export function ButtonLink({ variant, small, wide, className, ...rest }: LinkProps & ButtonShape) {
  return <Link viewTransition {...rest} className={buttonClasses({ variant, small, wide, className })} />;
}
