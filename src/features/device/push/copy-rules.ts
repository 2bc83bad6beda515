import { setsText } from '#features/competition/games/beside-rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { dayToConfirm } from '#features/competition/games/day-rules.ts';
import { bothInningsText } from '#features/competition/games/innings-rules.ts';
import { describeResult } from '#features/competition/games/score-rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { Settings } from '#platform/settings/contract.ts';
import { fixtureText, momentText, scorePair, timeText } from '#shared/notation.ts';
import { wallsIn } from '#shared/time-zone.ts';
import type { GameKind, Kind } from './kind-keys.ts';

export interface Copy {
  title: string;
  text: string;
  link: string;
  topic: string;
}

const day = 24 * 3_600_000;
const fortnight = 14 * day;

/** The words for news of a game; null if it is no longer news, such as an undone start or a result of last season. */
export function describeGameNews(
  kind: GameKind,
  game: Game,
  facts: { period?: number | undefined; definition: string; isCorrected: boolean; word?: string | undefined },
  { settings, now }: { settings: Settings; now: Date },
): Copy | null {
  const [home, away] = [game.homeTeam.name, game.awayTeam.name];
  const about = { link: `/games/${game.id}`, topic: `game-${game.id}`, title: fixtureText(home, away) };
  const score = describeResult(game);
  const { dateTime } = game;
  const fromNow = dateTime === null ? 0 : Date.parse(dateTime) - now.getTime();
  switch (kind) {
    case 'soon':
      return game.status === 'upcoming' && dateTime !== null && fromNow > 0
        ? { ...about, text: `Starts at ${timeText(wallsIn(settings.timeZone)(dateTime))}, ${game.location}` }
        : null;
    case 'started':
      return game.status === 'live' ? { ...about, text: 'It has started' } : null;
    case 'period':
      return game.status === 'live'
        ? { ...about, title: score, text: describePeriod(game, facts.definition, facts.period ?? 1) }
        : null;
    case 'final': {
      const isNews = Math.abs(fromNow) < (facts.isCorrected ? fortnight : day);
      return game.status === 'completed' && isNews
        ? { ...about, title: score, text: describeFinal(game, facts.isCorrected) }
        : null;
    }
    case 'moved': {
      const isFar = Math.abs(fromNow) > fortnight && !facts.word;
      const text = isFar ? null : describeChange(game, settings, now);
      return text === null ? null : { ...about, text: facts.word ? `${text}: ${facts.word}` : text };
    }
  }
}

/** `Final score in Volleyball: 25–21, 25–18` */
export function describeFinal(game: Game, isCorrected: boolean): string {
  const parts = bothInningsText(game) ?? setsText(game);
  return `${isCorrected ? 'Corrected final score' : 'Final score'} in ${game.sport.name}${parts && `: ${parts}`}`;
}

function describeChange(game: Game, settings: Settings, now: Date): string | null {
  const plan = describePlan(game, settings, now);
  return plan !== null && game.status === 'upcoming' && game.dateTime !== null ? `Now ${plan}` : plan;
}

/** When and where a game is to be played, or that it is not; null once it has begun. */
export function describePlan(game: Game, settings: Settings, now: Date): string | null {
  if (game.status === 'cancelled') return 'Cancelled';
  if (game.status === 'postponed') return 'Postponed';
  if (game.status !== 'upcoming') return null;
  if (game.dateTime === null) return `${dayToConfirm}, ${game.location}`;
  const toWall = wallsIn(settings.timeZone);
  return `${momentText(toWall(game.dateTime), toWall(now))}, ${game.location}`;
}

/** `End of S1: 25–21`: a set with its points. */
function describePeriod(game: Game, definition: string, period: number): string {
  const { periods } = getDefinition(definition);
  const score = periods.sets && game.periodScores?.[period - 1];
  if (score) return `End of ${periods.short}${period}: ${scorePair(...score)}`;
  if (period * 2 === periods.count) return 'Half-time';
  return period > periods.count ? 'End of a period' : `End of ${periods.short}${period}`;
}

/** The text for lock screens: it says that there is news, but hides what was written by or for a person. */
export function discreet(kind: Kind, copy: Copy): Copy {
  if (kind === 'result') return { ...copy, title: 'A result waits for you', text: 'Open the app to confirm it' };
  if (kind === 'challenge') return { ...copy, title: 'News of a challenge', text: 'Open the app to see it' };
  if (kind === 'photo') return { ...copy, title: 'News of your photo', text: 'Open the app to see it' };
  if (kind === 'announcement') return { ...copy, title: 'New announcement', text: 'Open the app to read it' };
  return copy;
}
