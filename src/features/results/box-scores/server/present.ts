import type { Counts } from '#features/teams/sports/definitions/definition.ts';
import { pickTrackedStats, sumCounts } from '#features/teams/sports/rules.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { BoxScore, BoxScoreLine, Side } from '../contract.ts';
import { checkScore } from '../rules.ts';
import { mayEnterBoxScores } from './policy.ts';
import type { BoxScoreGame, LineRow, StoredBoxScore } from './stored-queries.ts';

const nothingStored: StoredBoxScore = {
  version: 0,
  teamStats: { home: {}, away: {} },
  correctedAt: null,
  tracked: null,
};

export function presentBoxScore(
  game: BoxScoreGame,
  stored: StoredBoxScore = nothingStored,
  rows: readonly LineRow[],
  viewer: ViewerRole,
): BoxScore {
  const { definition } = game;
  const sums = { home: sumSide('home', stored, rows), away: sumSide('away', stored, rows) };
  const shown = (counts: Counts) => pickTrackedStats(definition, counts, stored.tracked);
  const checked = (side: Side) =>
    rows.some((row) => row.side === side)
      ? checkScore(definition, side, sums[side], game.periodScores, game.scores[side])
      : null;
  return {
    gameId: game.id,
    definition: definition.key,
    status: game.status,
    version: stored.version,
    lines: rows.map((row) => presentLine(row, shown)),
    totals: { home: shown(sums.home), away: shown(sums.away) },
    teamStats: { home: { ...stored.teamStats.home }, away: { ...stored.teamStats.away } },
    periodScores: game.periodScores,
    check: { home: checked('home'), away: checked('away') },
    correctedAt: stored.correctedAt,
    can: { edit: mayEnterBoxScores(viewer) },
  };
}

function sumSide(side: Side, { teamStats }: StoredBoxScore, rows: readonly LineRow[]): Counts {
  return sumCounts([...rows.filter((row) => row.side === side).map(({ stats }) => stats), teamStats[side]]);
}

const presentLine = (row: LineRow, shown: (counts: Counts) => BoxScoreLine['stats']): BoxScoreLine => ({
  playerId: row.player_id,
  player: {
    name: row.name,
    displayName: row.display_name,
    position: row.position,
    jerseyNumber: row.jersey_number,
    photo: row.photo,
    isAllStar: row.is_all_star === 1,
    isMvp: row.is_mvp === 1,
    isCaptain: row.is_captain === 1,
  },
  side: row.side,
  didNotPlay: row.did_not_play === 1,
  note: row.note,
  isCorrected: row.is_corrected === 1,
  stats: row.did_not_play === 1 ? {} : shown(row.stats),
});
