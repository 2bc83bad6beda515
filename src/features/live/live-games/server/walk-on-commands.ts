import { type BoxScoreGame, findBoxScoreGame } from '#features/results/box-scores/server/stored-queries.ts';
import { addRoster } from '#features/teams/players/server/commands.ts';
import type { Officer } from '#server/access/access.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import type { PressedEvent, WalkOnSettlement } from '../contract.ts';
import { type LiveState, liveState, nextInstant } from '../rules.ts';
import { findPerson, type WalkOn } from '../walk-on-rules.ts';
import { applyEvents, getOrigin } from './commands.ts';
import { listEvents, withNames } from './queries.ts';

/** Says who a walk-on was: plays, box score, leaders and seasons follow. `open` takes it back. */
export async function settleWalkOn(write: Write<Officer>, gameId: number, settlement: WalkOnSettlement): Promise<void> {
  await lockRowForUpdate(write.db, 'games', gameId);
  const game = await findBoxScoreGame(write.db, gameId);
  if (!game) throw notFound('This game');
  const events = await withNames(write.db, await listEvents(write.db, gameId));
  const { walkOns } = liveState(game.definition, events);
  const walkOn = walkOns.find(({ id }) => id === settlement.walkOnId);
  if (!walkOn) throw notFound('This walk-on');
  const pressed = { id: crypto.randomUUID(), at: nextInstant(events, write.now) };
  const press = (event: PressedEvent) => applyEvents(write, gameId, [event], { getOrigin: () => getOrigin(write) });
  const { settled } = walkOn;
  if (settlement.as === 'open') {
    if (!settled) return;
    await press({ ...pressed, kind: 'undo', of: settled.eventId });
  } else {
    if (isSettledSo(walkOn, settlement)) return;
    if (settled)
      throw conflict(
        `Someone has settled this walk-on already${settled.playerName ? ` as ${settled.playerName}` : ''}`,
      );
    const playerId = await findWho(write, game, { walkOn, walkOns }, settlement);
    await press({ ...pressed, kind: 'settle', walkOnId: walkOn.id, playerId });
  }
  const { id, number, name } = walkOn;
  await write.audit({
    act: settlement.as === 'open' ? 'walk-on.open' : 'walk-on.settle',
    subject: `game:${gameId}`,
    detail: { walkOn: { id, number, name }, settlement },
  });
}

/** Two officers who say the same agree. */
function isSettledSo({ settled }: WalkOn, settlement: WalkOnSettlement): boolean {
  if (!settled) return false;
  if (settlement.as === 'unnamed') return settled.playerId === null;
  if (settlement.as === 'player') return settled.playerId === settlement.playerId;
  return settlement.as === 'walkOn' && settled.playerId === settlement.otherId;
}

interface Known extends Pick<LiveState, 'walkOns'> {
  walkOn: WalkOn;
}

async function findWho(
  write: Write,
  game: BoxScoreGame,
  { walkOn, walkOns }: Known,
  settlement: Exclude<WalkOnSettlement, { as: 'open' }>,
): Promise<number | null> {
  if (settlement.as === 'unnamed') return null;
  if (settlement.as === 'player') {
    await mustPlayFor(write, game, walkOn, settlement.playerId);
    return settlement.playerId;
  }
  if (settlement.as === 'new') {
    const { name, jerseyNumber } = settlement;
    const teamId = walkOn.side === 'home' ? game.homeTeamId : game.awayTeamId;
    const [id = null] = await addRoster(write, teamId, [{ name, jerseyNumber }]);
    return id;
  }
  const other = walkOns.find(({ id }) => id === settlement.otherId);
  const person = other && findPerson(new Map(walkOns.map((one) => [one.id, one])), other.id);
  if (!other || other.side !== walkOn.side) throw badField('otherId', 'is not a walk-on of this side');
  if (person?.id === walkOn.id) throw badField('otherId', 'is the same walk-on');
  return other.id;
}

/** A player of the team, or one of another team of the sport who helped out; nobody who plays against it. */
async function mustPlayFor(write: Write, game: BoxScoreGame, { side }: WalkOn, playerId: number): Promise<void> {
  const player = await write.db
    .selectFrom('players')
    .innerJoin('teams', 'teams.id', 'players.team_id')
    .innerJoin('games', 'games.sport_id', 'teams.sport_id')
    .select('players.team_id')
    .where('players.id', '=', playerId)
    .where('games.id', '=', game.id)
    .executeTakeFirst();
  if (!player) throw badField('playerId', 'is not a player of this sport');
  const other = side === 'home' ? game.awayTeamId : game.homeTeamId;
  if (player.team_id === other) throw badField('playerId', 'is a player of the other team');
}
