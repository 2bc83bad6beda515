import type { Game } from '#features/competition/games/contract.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import type { BoxScoreLine } from '#features/results/box-scores/contract.ts';
import { findLeaders } from '#features/results/box-scores/rules.ts';
import { findBoxScore } from '#features/results/box-scores/server/queries.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { accentOnDark, readSettings } from '#platform/settings/server/queries.ts';
import { isMember, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { buildResult, type CardNote, type FoundResult, isResult, type ResultLeader } from '../rules.ts';
import type { CardNoteSource } from './extension-points.ts';

/** A result as far as this viewer may see it: only members see which players did what. */
export async function findResult(
  db: Database,
  viewer: Viewer,
  id: number,
  notes: readonly CardNoteSource[] = [],
): Promise<FoundResult | undefined> {
  const settings = await readSettings(db);
  if (!isMember(viewer) && !settings.publicResults) return undefined;
  const game = await findGame(db, viewer, id);
  if (!game || !isResult(game)) return undefined;
  const result = buildResult(game, settings, accentOnDark(settings));
  if (!isMember(viewer)) return { game, result };
  return { game, result: { ...result, leaders: await leadersIn(db, viewer, id), note: await noteOf(db, game, notes) } };
}

async function noteOf(db: Database, game: Game, notes: readonly CardNoteSource[]): Promise<CardNote | null> {
  for (const find of notes) {
    const note = await find(db, game);
    if (note) return note;
  }
  return null;
}

/** Those of the games that are results, as everybody may see them. */
export async function resultsIn(db: Database, games: readonly Game[]): Promise<FoundResult[]> {
  const settings = await readSettings(db);
  return games.filter(isResult).map((game) => ({ game, result: buildResult(game, settings, accentOnDark(settings)) }));
}

const leadersShown = 3;

async function leadersIn(db: Database, viewer: Viewer, gameId: number): Promise<ResultLeader[]> {
  const boxScore = await findBoxScore(db, viewer, gameId);
  if (!boxScore) return [];
  return findLeaders(getDefinition(boxScore.definition), boxScore.lines)
    .slice(0, leadersShown)
    .map(({ label, value, lines }) => ({ label, value, name: namesIn(lines) }));
}

const namesIn = ([first, ...others]: BoxScoreLine[]): string =>
  `${first?.player.displayName ?? ''}${others.length > 0 ? ` +${others.length}` : ''}`;
