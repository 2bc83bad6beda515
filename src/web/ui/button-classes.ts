/** Use `primary` once per screen, for its main action. */
export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-105 active:brightness-95',
  quiet: 'bg-raised text-ink hover:brightness-110 [[data-theme=light]_&]:hover:brightness-97',
  plain: 'text-accent-text hover:bg-raised',
  danger: 'bg-live/15 text-live-text hover:bg-live/20',
};

export interface ButtonShape {
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
}

export function buttonClasses({ variant = 'quiet', small, wide, className = '' }: ButtonShape): string {
  const size = small ? 'min-h-11 px-3.5 text-sm' : 'min-h-12 px-5 text-[0.9375rem]';
  return `inline-flex items-center justify-center gap-2 rounded-control font-bold transition active:scale-[0.985] disabled:opacity-55 disabled:active:scale-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:active:scale-100 ${size} ${wide ? 'w-full' : ''} ${variantClasses[variant]} ${className}`;
}
