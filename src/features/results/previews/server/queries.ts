import { findCompetition } from '#features/competition/competitions/server/queries.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { storedDay } from '#features/competition/games/day-rules.ts';
import { findGame } from '#features/competition/games/server/queries.ts';
import { findMapLink } from '#features/competition/venues/server/queries.ts';
import { listTeamLeaders } from '#features/results/player-stats/server/team-leader-queries.ts';
import { inLeague, readStandings } from '#features/results/standings/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { meetingsListed, type Preview } from '../contract.ts';
import { rowsAround, tallyMeetings } from '../rules.ts';
import { listForm, listMeetings } from './earlier-games.ts';

/** What one asks before a game; of one that was played, as it was before. */
export async function readPreview(db: Database, viewer: ViewerRole, id: number): Promise<Preview | undefined> {
  const game = await findGame(db, viewer, id);
  if (!game) return undefined;
  const { homeTeamId, awayTeamId } = game;
  const earlier = { before: storedDay(game.dateTime) };
  const form = await listForm(db, [homeTeamId, awayTeamId], earlier);
  const meetings = await listMeetings(db, [homeTeamId, awayTeamId], earlier);
  const leaders = await listTeamLeaders(db, { ...game, teamIds: [homeTeamId, awayTeamId] });
  return {
    form: { home: form.get(homeTeamId) ?? [], away: form.get(awayTeamId) ?? [] },
    meetings: { ...tallyMeetings(meetings, homeTeamId), latest: meetings.slice(0, meetingsListed) },
    toWatch: { home: leaders.get(homeTeamId) ?? [], away: leaders.get(awayTeamId) ?? [] },
    table: await readTable(db, viewer, game),
    mapUrl: game.venueId === null ? null : await findMapLink(db, game.venueId),
  };
}

/** The table that this game counts for. A cup has none that would say anything about its next round. */
async function readTable(db: Database, viewer: ViewerRole, game: Game): Promise<Preview['table']> {
  const asked = await findTable(db, viewer, game);
  if (!asked) return null;
  const { competition, season, rows } = await readStandings(db, viewer, asked);
  if (rows.length === 0) return null;
  return { season, competition, of: rows.length, rows: rowsAround(rows, [game.homeTeamId, game.awayTeamId]) };
}

async function findTable(db: Database, viewer: ViewerRole, { competitionId, category, sportId, season, group }: Game) {
  const competition = competitionId === null ? undefined : await findCompetition(db, viewer, competitionId);
  if (competition) {
    return competition.kind === 'league' ? { competitionId: competition.id, group: group ?? undefined } : null;
  }
  return inLeague.some((one) => one === category) ? { sportId, season } : null;
}
