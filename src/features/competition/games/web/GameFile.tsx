import { CalendarPlus } from 'lucide-react';
import { fixtureText } from '#shared/notation.ts';
import { type ButtonVariant, buttonClasses } from '#web/ui/Button.tsx';
import type { Game } from '../contract.ts';

export interface GameFileProps {
  game: Pick<Game, 'id' | 'dateTime' | 'homeTeam' | 'awayTeam'>;
  label: string;
  /** What it does, if the label is too short to say it. */
  name?: string;
  variant?: ButtonVariant;
  small?: boolean;
  className?: string;
}

/** Links to a game as an iCalendar file, which a calendar app opens. A game without a day has none. */
export function GameFile({ game, label, name = label, variant = 'plain', small = false, className }: GameFileProps) {
  if (game.dateTime === null) return null;
  return (
    <a
      href={`/api/calendar/games/${game.id}.ics`}
      aria-label={`${name}: ${fixtureText(game.homeTeam.name, game.awayTeam.name)}`}
      className={buttonClasses({ variant, small, className })}
    >
      <CalendarPlus className="size-4.5 shrink-0" aria-hidden /> {label}
    </a>
  );
}
