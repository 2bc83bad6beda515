import type { Counts } from '#features/teams/sports/definitions/definition.ts';
import { isOfTeam } from '#features/teams/sports/rules.ts';
import { badRequest } from '#server/failure.ts';
import type { Issue } from '#shared/errors.ts';
import type { Side, TypedBoxScore, TypedLine } from '../contract.ts';
import { defaultNote, readCounts, type StatIssue, sides } from '../rules.ts';
import type { BoxScoreGame, LineRow } from './stored-queries.ts';

export interface Line {
  playerId: number;
  side: Side;
  didNotPlay: boolean;
  note: string | null;
  stats: Counts;
}

/** Reads the lines that were sent for a game. Throws with a list of everything that is wrong. */
export function readLines(
  game: BoxScoreGame,
  typed: readonly TypedLine[],
  teams: ReadonlyMap<number, number>,
  before: readonly LineRow[],
): Line[] {
  const issues: Issue[] = [];
  const lines = typed.map((line, at) => {
    const read = readLine(game, line, teams, before);
    const twice = typed.findIndex(({ playerId }) => playerId === line.playerId) < at;
    const all = twice ? [...read.issues, { name: 'playerId', message: 'already has a line' }] : read.issues;
    issues.push(...all.map(({ name, message }) => ({ path: `lines.${at}.${name}`, message })));
    return read.line;
  });
  if (issues.length > 0) throw badRequest('Some of the box score cannot be right', issues);
  return lines;
}

export function readTeamStats(
  { definition }: BoxScoreGame,
  typed: NonNullable<TypedBoxScore['teamStats']>,
  before: Record<Side, Counts>,
): Record<Side, Counts> {
  const issues: Issue[] = [];
  const read = (side: Side): Counts => {
    const given = typed[side];
    if (!given) return before[side];
    const { counts, issues: found } = readCounts(definition, given);
    issues.push(...found.map(({ name, message }) => ({ path: `teamStats.${side}.${name}`, message })));
    return counts;
  };
  const [home = {}, away = {}] = sides.map(read);
  if (issues.length > 0) throw badRequest('Some of the box score cannot be right', issues);
  return { home, away };
}

function readLine(
  game: BoxScoreGame,
  { playerId, didNotPlay = false, note, ...typed }: TypedLine,
  teams: ReadonlyMap<number, number>,
  before: readonly LineRow[],
): { line: Line; issues: StatIssue[] } {
  const { counts, issues } = readCounts(game.definition, typed);
  const side = before.find((row) => row.player_id === playerId)?.side ?? findSide(game, teams.get(playerId));
  if (!side) issues.push({ name: 'playerId', message: 'is not on either of these teams' });
  for (const name of Object.keys(counts)) {
    if (didNotPlay) issues.push({ name, message: 'is for a player who did not play' });
    else if (isOfTeam(game.definition, name))
      issues.push({ name, message: 'is recorded for the team, not for a player' });
  }
  return {
    line: {
      playerId,
      side: side ?? 'home',
      didNotPlay,
      note: note || (didNotPlay ? defaultNote : null),
      stats: counts,
    },
    issues,
  };
}

function findSide({ homeTeamId, awayTeamId }: BoxScoreGame, teamId: number | undefined): Side | undefined {
  if (teamId === homeTeamId) return 'home';
  return teamId === awayTeamId ? 'away' : undefined;
}
