import { sql } from 'kysely';
import { readSettings } from '#platform/settings/server/queries.ts';
import { flag, type NewRow, type Row } from '#server/database/schema.ts';
import { badField, badRequest } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { playersTag, playerTag } from '../cache-tags.ts';
import type { NewPlayer, Player, PlayerChange } from '../contract.ts';
import { statKeys } from '../stat-keys.ts';
import { noStats, readStats, type StatTotals } from '../stat-names.ts';
import { playerMoved } from './events.ts';
import { changeOpening } from './season-commands.ts';
import { playerNameKey, statColumns } from './stat-columns.ts';

export async function addPlayer(write: Write, fresh: NewPlayer): Promise<number> {
  await mustBeATeam(write, fresh.teamId);
  const { id } = await write.db
    .insertInto('players')
    .values({ ...toColumns(fresh), ...statColumns(settled(fresh.stats ?? {}, noStats)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addRoster(
  write: Write,
  teamId: number,
  players: readonly Pick<NewPlayer, 'name' | 'jerseyNumber' | 'position'>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const player of players) {
    const fresh = { ...player, teamId };
    const id = await addPlayer(write, fresh);
    ids.push(id);
    write.changed(playerTag(id));
    await write.audit({ act: 'player.add', subject: `player:${id}`, detail: { after: fresh } });
  }
  write.changed(playersTag);
  return ids;
}

export async function changePlayer(write: Write, current: Player, fields: PlayerChange): Promise<void> {
  const movesTo = fields.teamId === current.teamId ? undefined : fields.teamId;
  if (movesTo !== undefined) await mustBeATeam(write, movesTo);
  await write.db
    .updateTable('players')
    .set({
      ...toColumns(changed(current, fields)),
      ...(fields.stats ? statColumns(typedStats(current, fields.stats)) : {}),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', current.id)
    .execute();
  if (fields.openingStats) await typeOpening(write, current, fields.openingStats);
  if (movesTo !== undefined) write.happened(playerMoved({ playerId: current.id }));
}

async function typeOpening(
  write: Write,
  { id, stats, openingStats }: Player,
  typed: Readonly<Record<string, number | null>>,
): Promise<void> {
  if (!openingStats) throw badField('openingStats', 'is of players with box scores: change the statistics instead');
  const opening = settled(typed, openingStats, 'openingStats');
  const { season } = await readSettings(write.db);
  await changeOpening(write, season, { id, stats, openingStats }, opening);
}

export async function removePlayer(write: Write, current: Player): Promise<void> {
  await write.db.deleteFrom('players').where('id', '=', current.id).execute();
}

/** A display name that was not chosen changes with the name. */
function changed(current: Player, fields: PlayerChange): NewPlayer {
  const displayName = current.displayName === current.name ? null : current.displayName;
  return {
    ...current,
    displayName,
    ...fields,
    name: fields.name ?? current.name,
    teamId: fields.teamId ?? current.teamId,
    stats: {},
  };
}

function toColumns(player: NewPlayer): NewRow<'players'> {
  const displayName = player.displayName || player.name;
  const position = player.position || null;
  return {
    name: player.name,
    display_name: displayName,
    name_key: playerNameKey({ name: player.name, displayName, position }),
    team_id: player.teamId,
    position,
    jersey_number: player.jerseyNumber ?? null,
    photo: player.photo ?? null,
    bio: player.bio || null,
    is_mvp: flag(player.isMvp ?? false),
    is_all_star: flag(player.isAllStar ?? false),
    is_captain: flag(player.isCaptain ?? false),
    is_club_anchor: flag(player.isClubAnchor ?? false),
  };
}

function typedStats(current: Player, typed: Readonly<Record<string, number | null>>): StatTotals {
  const stats = settled(typed, current.stats);
  if (current.areStatsDerived && statKeys.some((key) => stats[key] !== current.stats[key])) {
    throw badField(
      'stats',
      "This player's season totals come from box scores: correct a game's line, or the totals entered by hand before",
    );
  }
  return stats;
}

function settled(
  typed: Readonly<Record<string, number | null>>,
  current: StatTotals,
  field: 'stats' | 'openingStats' = 'stats',
): StatTotals {
  const read = readStats(typed, current);
  if (read.stats) return read.stats;
  throw badRequest(
    'Some of the statistics cannot be right',
    read.issues.map(({ name, message }) => ({ path: `${field}.${name}`, message })),
  );
}

async function mustBeATeam(write: Write, teamId: number): Promise<void> {
  const team = await write.db.selectFrom('teams').select('id').where('id', '=', teamId).executeTakeFirst();
  if (!team) throw badField('teamId', 'is not a team of this village');
}

type PlayerRow = Row<'players'>;

/** Changes single fields of a player, and updates the search key. */
export async function fillPlayer(write: Write, row: PlayerRow, fields: Partial<PlayerRow>): Promise<void> {
  const { name, display_name, position } = { ...row, ...fields };
  const name_key = playerNameKey({ name, displayName: display_name, position });
  await write.db
    .updateTable('players')
    .set({ ...fields, name_key })
    .where('id', '=', row.id)
    .execute();
}
