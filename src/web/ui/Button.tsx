import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Use `primary` once per screen, for its main action. */
export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-105 active:brightness-95',
  quiet: 'bg-raised text-ink lights-up',
  plain: 'text-accent-text hover:bg-raised',
  danger: 'bg-live/15 text-live-text hover:bg-live/20',
};

interface ButtonShape {
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

const shape = 'inline-flex items-center justify-center gap-2 rounded-control font-bold transition active:scale-[0.985]';
/** While busy, a button is disabled only by its ARIA attribute. */
const inactive =
  'disabled:opacity-55 disabled:active:scale-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:active:scale-100';

export function buttonClasses({ variant = 'quiet', small, wide, className = '' }: ButtonShape): string {
  const size = small ? 'min-h-11 px-3.5 text-sm' : 'min-h-12 px-5 text-base';
  return [shape, inactive, size, wide ? 'w-full' : '', variantClasses[variant], className].join(' ');
}

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
