import type { ComponentProps } from 'react';

const colours = {
  soft: 'text-soft hover:text-ink aria-expanded:text-ink',
  live: 'text-live-text',
  win: 'text-win',
};

interface CardActionProps extends ComponentProps<'button'> {
  colour?: keyof typeof colours;
}

/** A small action with a count below a card's content: like, comments, repost. */
export function CardAction({ colour = 'soft', ...rest }: CardActionProps) {
  return <button type="button" {...rest} className={`min-w-11 ${action} ${colours[colour]}`} />;
}

const action =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 font-bold text-sm tabular-nums transition hover:bg-raised active:scale-95';
