import type { MyTeam } from '#features/teams/my-teams/contract.ts';
import { isNear } from '#features/teams/my-teams/rules.ts';
import type { Team } from '#features/teams/teams/contract.ts';
import { compareNames } from '#shared/names.ts';
import type { Feed } from '../contract.ts';

type Chosen = Pick<Feed, 'myTeams' | 'teamIds'>;

export interface TeamGroup {
  key: string;
  name: string;
  teams: readonly Pick<Team, 'id' | 'name' | 'sport'>[];
}

/** The teams that one plays in or follows, those of the residence, and all teams by sport; groups without teams are left out. */
export function groupTeams(mine: readonly MyTeam[], all: readonly Team[]): TeamGroup[] {
  const ofResidence = mine.filter((own) => !isNear(own));
  const bySport = Map.groupBy(all, ({ sport }) => sport.id);
  const sports = [...bySport.values()].flatMap((teams): TeamGroup[] => {
    const [first] = teams;
    const inOrder = teams.toSorted((one, other) => compareNames(one.name, other.name));
    return first ? [{ key: `sport-${first.sport.id}`, name: first.sport.name, teams: inOrder }] : [];
  });
  return [
    { key: 'mine', name: 'My teams', teams: mine.filter(isNear).map(({ team }) => team) },
    { key: 'residence', name: 'My residence', teams: ofResidence.map(({ team }) => team) },
    ...sports.toSorted((one, other) => compareNames(one.name, other.name)),
  ].filter(({ teams }) => teams.length > 0);
}

/** The teams whose games the feed delivers. */
export const tickedTeams = ({ myTeams, teamIds }: Chosen, mine: readonly MyTeam[]): ReadonlySet<number> =>
  new Set([...teamIds, ...(myTeams ? nearIds(mine) : [])]);

/**
 * Ticks or unticks teams. As long as all of one's own are ticked, the feed also takes those that one follows later;
 * without any, it does so until all are unticked.
 */
export function tick(before: Chosen, mine: readonly MyTeam[], ids: readonly number[], isTicked: boolean): Chosen {
  const others = [...tickedTeams(before, mine)].filter((id) => !ids.includes(id));
  const ticked = new Set(isTicked ? [...others, ...ids] : others);
  const own = nearIds(mine);
  const myTeams = own.length > 0 ? own.every((id) => ticked.has(id)) : before.myTeams;
  return { myTeams, teamIds: [...ticked].filter((id) => !myTeams || !own.includes(id)) };
}

export function isTicked(teams: TeamGroup['teams'], ticked: ReadonlySet<number>): boolean | 'mixed' {
  const count = teams.filter(({ id }) => ticked.has(id)).length;
  return count === teams.length || (count > 0 && 'mixed');
}

type Own = Pick<Feed, 'ownEvents' | 'rsvpGames' | 'myTeams' | 'duties'>;

/** Whether a feed holds all that is somebody's own, as My day shows it. */
export function isEverything({ ownEvents, rsvpGames, myTeams, duties }: Own): boolean | 'mixed' {
  const own = [ownEvents, rsvpGames, myTeams, duties];
  return own.every(Boolean) || (own.some(Boolean) && 'mixed');
}

export const everything = (isOn: boolean): Own => ({ ownEvents: isOn, rsvpGames: isOn, myTeams: isOn, duties: isOn });

const nearIds = (mine: readonly MyTeam[]): number[] => mine.filter(isNear).map(({ team }) => team.id);
