import { resultWord } from '#features/competition/competitions/rules.ts';
import { setsText } from '#features/competition/games/beside-rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { storedDay } from '#features/competition/games/day-rules.ts';
import { bothInningsText } from '#features/competition/games/innings-rules.ts';
import { scoreText } from '#features/competition/games/score-rules.ts';
import type { MeetStatus } from '#features/competition/meets/contract.ts';
import { fixtureText } from '#shared/notation.ts';
import type { CalendarEvent, Duty } from './contract.ts';

/** One entry of an iCalendar file. */
export interface FeedEntry {
  /** Stays the same in every feed while the event or game exists. */
  uid: string;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string | null;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Increases with every change. */
  sequence: number;
  /** Where the app shows it. */
  url: string;
}

/** Whose entries a file contains. */
export interface FeedSource {
  /** The app's address: `https://arena.example.org`. */
  origin: string;
  /** Tells the UIDs of this installation from those of others. */
  host: string;
  /** The last ids from before installations had a host of their own: their entries keep the UIDs that calendars know. */
  last_event: number;
  last_game: number;
}

const oldHost = 'village-arena';

/** The length of a game in feeds, because games have no end time and calendars need one. */
export const gameMinutes = 120;
/** The length of a meet in feeds. */
export const meetMinutes = 240;
/** Feeds leave out games and meets that are older. */
export const feedDays = 180;
/** The most games of a feed. If there are more, it contains the latest by date. */
export const gamesPerFeed = 1_000;

const minute = 60_000;
const day = 24 * 60 * minute;

export const feedSince = (now: Date): Date => new Date(now.getTime() - feedDays * day);

export const buildEventEntry = (event: Omit<CalendarEvent, 'userId' | 'can'>, source: FeedSource): FeedEntry => ({
  uid: `event-${event.id}@${event.id <= source.last_event ? oldHost : source.host}`,
  start: new Date(event.startTime),
  end: new Date(event.endTime),
  summary: event.title,
  location: event.location,
  description: event.description,
  status: 'CONFIRMED',
  sequence: event.version - 1,
  url: `${source.origin}/calendar`,
});

/** A feed leaves out games without a day. `raised` is the number of changes to the entry that did not change the game's own row. */
export function buildGameEntry(game: Game, source: FeedSource, raised = 0): FeedEntry {
  const start = new Date(storedDay(game.dateTime));
  return {
    uid: `game-${game.id}@${game.id <= source.last_game ? oldHost : source.host}`,
    start,
    end: new Date(start.getTime() + gameMinutes * minute),
    summary: `${getPrefix(game)}${fixtureText(game.homeTeam.name, game.awayTeam.name)}`,
    location: game.location,
    description: [
      [game.sport.name, game.category, game.group, game.round].filter(Boolean).join(', '),
      formatScore(game),
    ]
      .filter(Boolean)
      .join('\n'),
    status: toFeedStatus(game),
    sequence: game.version - 1 + raised,
    url: `${source.origin}/games/${game.id}`,
  };
}

/** A meet as a feed shows it. */
export interface FeedMeet {
  id: number;
  version: number;
  name: string;
  sport: string;
  dateTime: string;
  location: string;
  status: MeetStatus;
  description: string | null;
}

export function buildMeetEntry(meet: FeedMeet, source: FeedSource): FeedEntry {
  const start = new Date(meet.dateTime);
  return {
    uid: `meet-${meet.id}@${source.host}`,
    start,
    end: new Date(start.getTime() + meetMinutes * minute),
    summary: `${getPrefix(meet)}${meet.name}`,
    location: meet.location,
    description: [meet.sport, meet.description].filter(Boolean).join('\n'),
    status: toFeedStatus(meet),
    sequence: meet.version - 1,
    url: `${source.origin}/meets/${meet.id}`,
  };
}

/** The half hour before something is due, or the time at which it is done with others. */
const dutyMinutes = 30;

export function buildDutyEntry({ key, title, detail, due, link, appointment }: Duty, source: FeedSource): FeedEntry {
  const end = new Date(appointment?.end ?? due);
  return {
    uid: `${key}@${source.host}`,
    start: appointment ? new Date(appointment.start) : new Date(end.getTime() - dutyMinutes * minute),
    end,
    summary: title,
    location: appointment?.place ?? '',
    description: detail,
    status: 'CONFIRMED',
    sequence: 0,
    url: `${source.origin}${link}`,
  };
}

/** The title contains the status too, because many calendars do not show it. */
const getPrefix = ({ status }: Pick<Game, 'status'>) =>
  status === 'cancelled' ? 'Cancelled: ' : status === 'postponed' ? 'Postponed: ' : '';

function toFeedStatus({ status }: Pick<Game, 'status'>): FeedEntry['status'] {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED';
}

/** Such as `Final score: 20–0 (Forfeit)`. */
function formatScore(game: Game): string {
  const { status, homeScore, awayScore } = game;
  const word = resultWord(game) ?? '';
  if (status !== 'completed' || homeScore === null || awayScore === null) return word;
  const sets = setsText(game);
  const late = game.overtime ? ' after overtime' : '';
  return `Final score: ${bothInningsText(game) ?? scoreText(game)}${sets && ` (${sets})`}${late}${word && ` (${word})`}`;
}
