import type { ComponentProps } from 'react';

const shapes = {
  pill: 'min-h-11 shrink-0 rounded-full border-line px-4',
  box: 'min-h-12 min-w-0 justify-center rounded-control border-edge px-3.5',
};
const tones = {
  ink: 'aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground',
  gold: 'aria-pressed:border-gold aria-pressed:bg-gold/15 aria-pressed:text-gold',
};

interface ToggleButtonProps extends ComponentProps<'button'> {
  isPressed: boolean;
  shape?: keyof typeof shapes;
  tone?: keyof typeof tones;
}

/** A filter of a list that is on or off. */
export function ToggleButton({ isPressed, shape = 'box', tone = 'ink', className = '', ...rest }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      {...rest}
      className={`${toggle} ${shapes[shape]} ${tones[tone]} ${className}`}
    />
  );
}

const toggle = 'inline-flex items-center gap-2 border bg-card text-sm font-bold text-soft transition hover:text-ink';
