import type { ReactNode } from 'react';

export type Tone = 'live' | 'info' | 'win' | 'loss' | 'gold' | 'neutral' | 'accent';

const tones: Record<Tone, string> = {
  live: 'bg-live/15 text-live-text',
  info: 'bg-info/15 text-info',
  win: 'bg-win/15 text-win',
  loss: 'bg-live/15 text-live-text',
  gold: 'bg-gold/15 text-gold',
  neutral: 'bg-raised text-soft',
  accent: 'bg-accent text-on-accent',
};

interface PillProps {
  tone?: Tone;
  /** Capitals, for states and badges: UPCOMING, LIVE. */
  caps?: boolean;
  children: ReactNode;
}

export function Pill({ tone = 'neutral', caps = false, children }: PillProps) {
  return (
    <span className={`${pill} ${caps ? 'uppercase tracking-[0.05em]' : 'tracking-[0.01em]'} ${tones[tone]}`}>
      {tone === 'live' && <span className="size-1.5 animate-pulse rounded-full bg-current" aria-hidden />}
      {children}
    </span>
  );
}

const pill =
  'inline-flex min-h-6 max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-bold';
