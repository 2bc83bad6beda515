import { resultWord } from '#features/competitions/rules.ts';
import type { Game } from '#features/games/contract.ts';
import { type HomeSide, shownName } from '#features/games/rules.ts';
import type { CalendarEvent } from './contract.ts';

/** One entry of an iCalendar file. */
export interface FeedEntry {
  /** The same for as long as the event or the game exists, in every feed. */
  uid: string;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string | null;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Rises with every change. */
  sequence: number;
}

/** A game has no end of its own; calendars want one. */
export const gameMinutes = 120;
/** Games longer ago are in no feed. */
const feedDays = 180;
/** Of more, those furthest ahead. */
export const gamesPerFeed = 1_000;

const minute = 60_000;
const day = 24 * 60 * minute;

export const feedSince = (now: Date): Date => new Date(now.getTime() - feedDays * day);

export const entryOfEvent = (event: Omit<CalendarEvent, 'userId' | 'can'>): FeedEntry => ({
  uid: `event-${event.id}@village-arena`,
  start: new Date(event.startTime),
  end: new Date(event.endTime),
  summary: event.title,
  location: event.location,
  description: event.description,
  status: 'CONFIRMED',
  sequence: event.version - 1,
});

/** `raised` is how often what it shows has changed without the game. */
export function entryOfGame(game: Game, settings: HomeSide, raised = 0): FeedEntry {
  const start = new Date(game.dateTime);
  return {
    uid: `game-${game.id}@village-arena`,
    start,
    end: new Date(start.getTime() + gameMinutes * minute),
    summary: `${prefixOf(game)}${shownName(game.homeTeam, settings)} vs ${shownName(game.awayTeam, settings)}`,
    location: game.location,
    description: [`${game.sport.name}, ${game.category}`, scoreOf(game)].filter(Boolean).join('\n'),
    status: statusOf(game),
    sequence: game.version - 1 + raised,
  };
}

/** Many calendars show no status: the title says it too. */
const prefixOf = ({ status }: Pick<Game, 'status'>) =>
  status === 'cancelled' ? 'Cancelled: ' : status === 'postponed' ? 'Postponed: ' : '';

function statusOf({ status }: Pick<Game, 'status'>): FeedEntry['status'] {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED';
}

/** `Final score: 20 - 0 (Forfeit)` */
function scoreOf(game: Game): string {
  const { status, homeScore, awayScore } = game;
  const word = resultWord(game) ?? '';
  if (status !== 'completed' || homeScore === null || awayScore === null) return word;
  return `Final score: ${homeScore} - ${awayScore}${word && ` (${word})`}`;
}
