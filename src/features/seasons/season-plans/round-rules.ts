import type { PlanCompetition, PlanGame } from './contract.ts';

type Dated = Pick<PlanGame, 'key' | 'competition' | 'group' | 'round' | 'stage' | 'dateTime'>;

/**
 * The games of round robins whose rounds do not follow each other in time, by their keys: where a season has more days
 * than rounds, games are spread, and the number of a round says nothing. Games without a time do not matter.
 */
export function gamesOutOfRounds(
  games: readonly Dated[],
  competitions: readonly Pick<PlanCompetition, 'key' | 'format'>[],
): ReadonlySet<string> {
  const formats = new Map(competitions.map(({ key, format }) => [key, format.kind]));
  const ofTables = games.filter(({ competition, round }) => {
    const kind = formats.get(competition);
    return (kind === 'roundRobin' || kind === 'pools') && /^Round \d+$/.test(round ?? '');
  });
  const tables = Map.groupBy(ofTables, ({ competition, group }) => `${competition} ${group ?? ''}`);
  return new Set([...tables.values()].flatMap((own) => (areInOrder(own) ? [] : own.map(({ key }) => key))));
}

/** Whether no game is before one of an earlier round. */
function areInOrder(games: readonly Dated[]): boolean {
  let latest = '';
  const rounds = [...Map.groupBy(games, ({ stage }) => stage)].toSorted(([one], [other]) => one - other);
  return rounds.every(([, ofRound]) => {
    const times = ofRound.flatMap(({ dateTime }) => dateTime ?? []).toSorted();
    const [first = latest] = times;
    const follows = latest <= first;
    latest = times.at(-1) ?? latest;
    return follows;
  });
}
