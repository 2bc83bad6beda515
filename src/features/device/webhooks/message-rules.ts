import type { Game } from '#features/competition/games/contract.ts';
import { describeResult, hasBothScores } from '#features/competition/games/score-rules.ts';
import { describeFinal, describePlan } from '#features/device/push/copy-rules.ts';
import type { Settings } from '#platform/settings/contract.ts';
import { fixtureText } from '#shared/notation.ts';
import type { MessageKind, Webhook } from './contract.ts';

/** A message as it is kept, from which each attempt builds what is sent. It names no player. */
export interface Message {
  kind: MessageKind;
  village: string;
  title: string;
  text: string;
  /** A path of the app. */
  path: string;
  game?: MessageGame;
}

type MessageGame = ReturnType<typeof describeGame>;

/** What a receiver reads of a game. */
export function describeGame(game: Game) {
  const side = ({ id, name }: Game['homeTeam'], score: number | null) => ({ id, name, score });
  const { homeShootout, awayShootout } = game;
  return {
    id: game.id,
    sport: game.sport.name,
    competition: game.competition?.name ?? null,
    status: game.status,
    startsAt: game.dateTime,
    place: game.location,
    home: side(game.homeTeam, game.homeScore),
    away: side(game.awayTeam, game.awayScore),
    shootout: homeShootout === null || awayShootout === null ? null : { home: homeShootout, away: awayShootout },
  };
}

/** What an officer's press tells of a game as it stands; `told` is the last result that the group was told. */
export function describePress(
  game: Game,
  told: string | null,
  { settings, now }: { settings: Settings; now: Date },
): Pick<Message, 'kind' | 'title' | 'text'> {
  const title = fixtureText(game.homeTeam.name, game.awayTeam.name);
  const result = hasBothScores(game) ? describeResult(game) : title;
  if (game.status === 'completed') {
    const isCorrected = told !== null && told !== result;
    return { kind: isCorrected ? 'corrected' : 'final', title: result, text: describeFinal(game, isCorrected) };
  }
  if (game.status === 'live') return { kind: 'started', title: result, text: 'Being played now' };
  const kind = game.status === 'upcoming' ? 'planned' : 'moved';
  return { kind, title, text: describePlan(game, settings, now) ?? '' };
}

const types: Readonly<Record<MessageKind, string>> = {
  planned: 'game.planned',
  moved: 'game.moved',
  started: 'game.started',
  final: 'game.final',
  corrected: 'game.corrected',
  announcement: 'announcement.posted',
  season: 'season.changed',
  test: 'test',
};

/** The version of the JSON form: a higher one changes or removes fields. */
const formVersion = 1;

/** What is sent. `origin` is the app's own address, without which nothing links to it. */
export function toBody(
  form: Webhook['form'],
  { kind, village, title, text, path, game }: Message,
  { createdAt, origin }: { createdAt: string; origin: string | undefined },
): string {
  const url = origin === undefined ? null : origin + path;
  if (form === 'discord') return JSON.stringify(toDiscord({ title, text, url, village, createdAt }));
  const news = { village, title, text, url, ...(game && { game }) };
  return JSON.stringify({ type: types[kind], version: formVersion, timestamp: createdAt, data: news });
}

const maxTitle = 256;
const maxDescription = 2_000;

/** One embed, which mentions nobody. */
const toDiscord = (news: { title: string; text: string; url: string | null; village: string; createdAt: string }) => ({
  embeds: [
    {
      title: cut(plain(news.title), maxTitle),
      description: cut(plain(news.text), maxDescription),
      ...(news.url !== null && { url: news.url }),
      footer: { text: news.village },
      timestamp: news.createdAt,
    },
  ],
  allowed_mentions: { parse: [] },
});

/** Discord reads Markdown, which a team's name is not. */
const plain = (text: string): string => text.replace(/[\\*_~`|<>#[\]()]/g, '\\$&').replace(/^(?=[-+] )/gm, '\\');

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // Half a pair of surrogates, or the sign before what it escapes, may not end it.
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff\\]$/, '')}…`;
}
