import { type PlayerMerge, undoDays } from '../contract.ts';

interface MergeRow {
  id: number;
  created_at: string;
  merged_name: string;
  by: string | null;
  kept_id: number | null;
  kept: string | null;
  team_id: number | null;
  team: string | null;
  logo: string | null;
  merged_team_id: number | null;
  merged_team: string | null;
  merged_logo: string | null;
  later: string | null;
}

export const presentMerge = (row: MergeRow): PlayerMerge => {
  const team = teamIn(row.team_id, row.team, row.logo);
  return {
    id: row.id,
    kept: row.kept_id === null || row.kept === null || !team ? null : { id: row.kept_id, displayName: row.kept, team },
    merged: {
      displayName: row.merged_name,
      team: teamIn(row.merged_team_id, row.merged_team, row.merged_logo),
    },
    by: row.by,
    mergedAt: row.created_at,
    undoUntil: new Date(Date.parse(row.created_at) + undoDays * 86_400_000).toISOString(),
    refusal: whyNotUndone(row),
  };
};

/** Merges of one player come apart in the reverse order, so that each finds everything as it left it. */
export function whyNotUndone({ later, kept_id, merged_team_id }: MergeRow): string | null {
  if (later !== null) return `Undo the merge of ${later} first`;
  if (kept_id === null) return 'The player who was kept has been deleted';
  if (merged_team_id === null) return 'The team of the merged player has been deleted';
  return null;
}

const teamIn = (id: number | null, name: string | null, logo: string | null) =>
  id === null || name === null ? null : { id, name, logo };
