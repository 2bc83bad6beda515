import { resultWord } from '#features/competition/competitions/rules.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { type GameSide, shootoutText } from '#features/competition/games/score-rules.ts';
import { winnerText } from '#features/competition/games/winner-rules.ts';
import { fixtureText, scorePair } from '#shared/notation.ts';
import type { BracketMatch, Entrant } from '../contract.ts';
import { winningSide } from '../winner-rules.ts';

export const nameOf = ({ team, text }: Entrant): string => team?.name ?? text ?? 'To be decided';

/** `Game 3` of a round whose name stands above: the number tells it from the others where there is little room. */
export const shortName = ({ name, round }: Pick<BracketMatch, 'name' | 'round'>): string =>
  name.startsWith(`${round}, game `) ? `Game ${name.slice(`${round}, game `.length)}` : name;

/** Null while nobody has won. */
export const winnerOf = (game: Game | undefined): GameSide | null =>
  game?.status === 'completed' ? winningSide(game) : null;

/** The side that goes on as an officer decided. */
export const sideOn = ({ home, away, wentOn }: BracketMatch): GameSide | null => {
  if (wentOn === null) return null;
  return home.team?.id === wentOn ? 'home' : away.team?.id === wentOn ? 'away' : null;
};

/** How a match that is over ended, beside its score: `4–2 pens`, `Forfeit`, `OT`; otherwise `Full time`. */
export const endingText = ({ isAsked, wentOn }: BracketMatch, game: Game): string =>
  isAsked ? 'Being decided' : wentOn === null ? endedText(game) : 'Officer’s decision';

const endedText = (game: Game): string =>
  resultWord(game) ?? shootoutText(game) ?? (game.overtime ? 'After overtime' : 'Full time');

/** A match in one sentence: `Semi-final 1: Oak Res v Baobab, 2–1. Oak Res won by 1`. */
export function sentenceOf(match: BracketMatch, game: Game | undefined, when: string): string {
  const { name, home, away, isAsked } = match;
  const sides = `${name}: ${fixtureText(nameOf(home), nameOf(away))}`;
  if (!game) return `${sides}, ${when}`;
  if (game.status === 'live') return `${sides}, live, ${scorePair(game.homeScore, game.awayScore)}`;
  if (game.status !== 'completed') return `${sides}, ${game.status === 'upcoming' ? when : game.status}`;
  const on = sideOn(match);
  const decided = isAsked ? 'Being decided' : on && `${nameOf(match[on])} goes on, as an officer decided`;
  const said = [winnerText(game) ?? resultWord(game), decided].filter(Boolean);
  return [`${sides}, ${scorePair(game.homeScore, game.awayScore)}`, ...said].join('. ');
}
