import type { Side, TimetableQuestion } from '../../contract.ts';
import { UnreadableQuestion } from './unreadable.ts';

/** More than a season of the app has, so that a number typed wrong does not keep a computer busy for days. */
export const mostGames = 20_000;
export const mostDays = 800;

/** Whatever a question names must be in it, once: an unknown team would be left out without a word. */
export function checkReferences(question: TimetableQuestion): void {
  const { firstDay, lastDay, teams, courts, competitions, games, slots, busy, together, windows } = question;
  const refuse = (text: string): never => {
    throw new UnreadableQuestion(text);
  };
  if (lastDay < firstDay) refuse(`The last day, ${lastDay}, is before the first, ${firstDay}`);
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1;
  if (days > mostDays) refuse(`A season has at most ${mostDays} days, and this one has ${days}`);
  if (games.length === 0) refuse('There is no game to place: a season needs two teams');
  if (games.length > mostGames) refuse(`There are ${games.length} games: at most ${mostGames} can be placed`);
  const teamIds = idsOf('team', teams, refuse);
  const courtIds = idsOf('court', courts, refuse);
  const competitionIds = idsOf('competition', competitions, refuse);
  const gameIds = idsOf('game', games, refuse);
  const known = (kind: string, ids: ReadonlySet<string>, id: string, where: string) => {
    if (!ids.has(id)) refuse(`${where}: there is no ${kind} ${id}`);
  };
  const checkSide = (side: Side, where: string) => {
    if ('team' in side) known('team', teamIds, side.team, where);
    if ('winnerOf' in side) known('game', gameIds, side.winnerOf, where);
    if ('loserOf' in side) known('game', gameIds, side.loserOf, where);
  };
  for (const { id, competition, home, away, courts: own = [], after = [] } of games) {
    const where = `Game ${id}`;
    known('competition', competitionIds, competition, where);
    for (const side of [home, away]) checkSide(side, where);
    if ('team' in home && 'team' in away && home.team === away.team) refuse(`${where}: ${home.team} plays itself`);
    for (const court of own) known('court', courtIds, court, where);
    for (const other of after) known('game', gameIds, other, where);
    if (after.includes(id)) refuse(`${where} waits for itself`);
  }
  for (const { court, day, from, minutes } of slots) {
    known('court', courtIds, court, `The slot of ${day}, ${from}`);
    const until = Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) + minutes;
    if (until > 1440) refuse(`The slot of ${day}, ${from} goes on past midnight: let it end at 24:00`);
  }
  for (const pair of together) for (const team of pair.teams) known('team', teamIds, team, 'Together');
  for (const rule of windows) for (const team of rule.teams) known('team', teamIds, team, 'Windows');
  for (const { title, court } of busy) if (court !== null) known('court', courtIds, court, `Busy, ${title}`);
  for (const { game } of question.current ?? []) known('game', gameIds, game, 'Current');
}

function idsOf(kind: string, rows: readonly { id: string }[], refuse: (text: string) => never): Set<string> {
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) refuse(`There are two of ${kind} ${id}`);
    ids.add(id);
  }
  return ids;
}
