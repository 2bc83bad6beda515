import type { ReactNode } from 'react';

interface GameTimeProps {
  at: string | null;
  title?: string;
  className?: string;
  children: ReactNode;
}

/** The words for a game's day, marked up as a time once it has one. */
export const GameTime = ({ at, children, ...shown }: GameTimeProps) =>
  at === null ? (
    <span {...shown}>{children}</span>
  ) : (
    <time dateTime={at} {...shown}>
      {children}
    </time>
  );
