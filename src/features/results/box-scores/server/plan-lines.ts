import type { Counts, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { listParts } from '#features/teams/sports/rules.ts';
import type { Refusal, RowOutcome } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import { RefusedRow } from '#platform/spreadsheets/server/sheet/sheet.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { nameKey } from '#shared/names.ts';
import { fixtureText } from '#shared/notation.ts';
import type { Side } from '../contract.ts';
import { readCounts } from '../rules.ts';
import type { RecountedLine } from './commands.ts';
import type { SheetLine } from './sheet-lines.ts';

export interface KnownGame {
  id: number;
  /** As an export writes them, on the village's clock. */
  day: string;
  time: string;
  season: string;
  home: string;
  away: string;
  lines: readonly RecountedLine[];
  teams: Record<Side, Counts>;
}

interface KnownPlayer {
  id: number;
  name: string;
  number: number | null;
  team: string;
}

export interface Known {
  definition: SportDefinition;
  games: readonly KnownGame[];
  players: readonly KnownPlayer[];
}

/** What the box score of a game will be: its lines of before, with those of the sheet in their place. */
export interface PlannedGame {
  id: number;
  lines: RecountedLine[];
  teams: Record<Side, Counts>;
  isTapped: boolean;
}

export interface LinePlan {
  rows: RowOutcome[];
  refused: Refusal[];
  games: PlannedGame[];
}

/** Lines that are not in the sheet stay, and so do games. */
export function planLines(sheet: readonly SheetLine[], known: Known): LinePlan {
  const findGame = gameFinder(known.games);
  const findPlayer = playerFinder(known.players);
  const planned = new Map<number, PlannedGame>();
  const plan: LinePlan = { rows: [], refused: [], games: [] };
  const seen = new Map<string, number>();
  for (const row of sheet) {
    try {
      const game = findGame(row);
      const of = planned.get(game.id) ?? begin(game);
      const outcome = row.player === '' ? takeSide(of, game, row, known) : takeLine(of, game, row, findPlayer, known);
      const key = JSON.stringify([game.id, outcome.who]);
      const earlier = seen.get(key);
      if (earlier !== undefined) throw new RefusedRow(`it is the same as line ${earlier}`);
      seen.set(key, row.line);
      planned.set(game.id, { ...outcome.of, isTapped: of.isTapped || row.isTapped });
      plan.rows.push({
        line: row.line,
        what: inWords(row),
        why: outcome.outcome === 'skip' ? 'no change' : '',
        details: details(row),
        outcome: outcome.outcome,
      });
      if (outcome.outcome !== 'skip' && !plan.games.some(({ id }) => id === game.id)) plan.games.push(begin(game));
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      plan.refused.push({ line: row.line, reason: error.message });
    }
  }
  return { ...plan, games: plan.games.flatMap(({ id }) => planned.get(id) ?? []) };
}

const begin = ({ id, lines, teams }: KnownGame): PlannedGame => ({ id, lines: [...lines], teams, isTapped: false });

const inWords = ({ player, team, home, away, day }: SheetLine): string =>
  [player || team, `${fixtureText(home, away)}, ${day}`].join(': ');

const details = ({ counts, didNotPlay, note }: SheetLine): string[] => [
  ...(didNotPlay ? ['Did not play'] : []),
  ...(note ? [note] : []),
  ...Object.entries(counts).map(([key, count]) => `${key} ${count}`),
];

interface Taken {
  of: PlannedGame;
  outcome: 'add' | 'change' | 'skip';
  who: string | number;
}

function takeSide(of: PlannedGame, game: KnownGame, row: SheetLine, { definition }: Known): Taken {
  const side = sideOf(game, row);
  const counts = withoutZeros({ ...of.teams[side], ...byKey(definition, row.counts) });
  const isSame = isDeepEqual(counts, of.teams[side]);
  const isNew = Object.keys(of.teams[side]).length === 0;
  return {
    of: { ...of, teams: { ...of.teams, [side]: counts } },
    outcome: isSame ? 'skip' : isNew ? 'add' : 'change',
    who: side,
  };
}

function takeLine(
  of: PlannedGame,
  game: KnownGame,
  row: SheetLine,
  findPlayer: FindPlayer,
  { definition }: Known,
): Taken {
  const side = sideOf(game, row);
  const given = byKey(definition, row.counts);
  const playerId = row.isWalkOn ? walkOnId(of, row, side) : findPlayer(row);
  const before = of.lines.find((line) => line.playerId === playerId);
  const line: RecountedLine = {
    playerId,
    side,
    didNotPlay: row.didNotPlay,
    note: row.note ?? before?.note ?? null,
    stats: withoutZeros({ ...before?.stats, ...given }),
    ...(row.isWalkOn && { walkOn: { name: row.player, jerseyNumber: row.number ?? null } }),
  };
  const lines = before ? of.lines.map((one) => (one === before ? line : one)) : [...of.lines, line];
  const outcome = !before ? 'add' : isDeepEqual(before, line) ? 'skip' : 'change';
  return { of: { ...of, lines }, outcome, who: playerId };
}

/** A walk-on of that name and number, or the next free id. */
function walkOnId({ lines }: PlannedGame, { player, number }: SheetLine, side: Side): number {
  const same = lines.find(
    (line) => line.side === side && line.walkOn?.name === player && line.walkOn.jerseyNumber === (number ?? null),
  );
  return same?.playerId ?? Math.min(0, ...lines.map(({ playerId }) => playerId)) - 1;
}

function sideOf({ home, away }: KnownGame, { team }: SheetLine): Side {
  if (nameKey(team) === nameKey(home)) return 'home';
  if (nameKey(team) === nameKey(away)) return 'away';
  throw new RefusedRow(`${team} does not play in this game`);
}

/** The counts by the keys of this sport. Throws where it has no such statistic, or where two contradict each other. */
function byKey(definition: SportDefinition, labelled: Counts): Counts {
  const keys = new Map(definition.statistics.flatMap(listParts).map(({ label, key }) => [label, key]));
  const counts = Object.fromEntries(
    Object.entries(labelled).map(([label, count]) => {
      const key = keys.get(label);
      if (key === undefined) throw new RefusedRow(`${label} is not counted in ${definition.name}`);
      return [key, count];
    }),
  );
  const [issue] = readCounts(definition, counts).issues;
  if (issue) throw new RefusedRow(`${issue.name} ${issue.message}`);
  return counts;
}

const withoutZeros = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

function gameFinder(games: readonly KnownGame[]): (row: SheetLine) => KnownGame {
  const sides = ({ home, away, day }: Pick<KnownGame, 'home' | 'away' | 'day'>) =>
    JSON.stringify([nameKey(home), nameKey(away), day]);
  const bySides = Map.groupBy(games, sides);
  return (row) => {
    const [game, other] = (bySides.get(sides(row)) ?? []).filter(
      ({ time, season }) =>
        (row.time === '' || row.time === time) && (row.season === '' || nameKey(row.season) === nameKey(season)),
    );
    const fixture = `${fixtureText(row.home, row.away)} on ${row.day}`;
    if (!game) throw new RefusedRow(`there is no game ${fixture}: import the games first`);
    if (other) throw new RefusedRow(`there are two games ${fixture}: the time says which`);
    return game;
  };
}

type FindPlayer = (row: SheetLine) => number;

/** In the team, else in another one of the sport, which they have moved to since. */
function playerFinder(players: readonly KnownPlayer[]): FindPlayer {
  const byName = Map.groupBy(players, ({ name }) => nameKey(name));
  return ({ player, number, team }) => {
    const named = byName.get(nameKey(player)) ?? [];
    const inTeam = named.filter((one) => nameKey(one.team) === nameKey(team));
    const among = inTeam.length > 0 ? inTeam : named;
    const [found, other] = among.length > 1 ? among.filter((one) => one.number === (number ?? null)) : among;
    if (!found) throw new RefusedRow(`there is no player ${player} of ${team}: import the players first`);
    if (other) throw new RefusedRow(`${team} has two players called ${player} with this number`);
    return found.id;
  };
}
