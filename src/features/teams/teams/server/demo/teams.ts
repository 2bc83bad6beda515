import { type ResidenceKey, residences } from '#demo/names.ts';
import { followDemoIds } from '#demo/rows.ts';
import { demoResidenceId } from '#features/people/residences/server/demo/residences.ts';
import { demoSports } from '#features/teams/sports/server/demo/sports.ts';
import { batches } from '#server/database/engine.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { teamsTag } from '../../cache-tags.ts';
import type { Gender } from '../../contract.ts';

export interface DemoTeam {
  id: number;
  sportId: number;
  residence: ResidenceKey;
  name: string;
  gender: Gender;
  slug: string;
  rosterSize: number;
  strength: number;
  /** The second residence of a joint team, which has no logo of its own. */
  second?: ResidenceKey;
}

interface Division {
  sportId: number;
  gender: Gender;
  rosters: readonly [number, number];
  teams: [residence: ResidenceKey, strength: number, name?: string, second?: ResidenceKey][];
}

const divisions: Division[] = [
  {
    sportId: 1,
    gender: 'Male',
    rosters: [13, 8],
    teams: [
      ['pv', 0.7],
      ['knox', 0.75, 'Knox House Hawks'],
      ['oak', 0.5],
      ['sunridge', 0.6],
      ['baobab', 0.35],
      ['kingfisher', 0.3],
    ],
  },
  {
    sportId: 2,
    gender: 'Female',
    rosters: [10, 5],
    teams: [
      ['pv', 0.75],
      ['sunridge', 0.7],
      ['oak', 0.45],
      ['protea', 0.55],
      ['marula', 0.3],
    ],
  },
  {
    sportId: 3,
    gender: 'Female',
    rosters: [11, 5],
    teams: [
      ['pv', 0.6, 'PV Rangers'],
      ['oak', 0.5],
      ['sunridge', 0.55],
      ['baobab', 0.4],
      ['karoo', 0.65],
    ],
  },
  {
    sportId: 4,
    gender: 'Male',
    rosters: [10, 4],
    teams: [
      ['pv', 0.55, 'PV Rhinos'],
      ['karoo', 0.75, 'Karoo House Kudus'],
      ['impala', 0.5],
      ['knox', 0.35],
    ],
  },
  {
    sportId: 5,
    gender: 'Mixed',
    rosters: [5, 3],
    teams: [
      ['pv', 0.7, 'PV Circuit'],
      ['sunridge', 0.6, 'Sunridge Glitch'],
      ['kingfisher', 0.5, 'Kingfisher Pixels'],
      ['oak', 0.35, 'Oak Res Overclock'],
    ],
  },
  {
    sportId: 6,
    gender: 'Male',
    rosters: [9, 4],
    teams: [
      ['pv', 0.65, 'PV Hawks'],
      ['baobab', 0.6, 'Baobab Brothers'],
      ['marula', 0.5, 'Marula Masters'],
      ['knox', 0.45],
      ['sunridge', 0.4],
    ],
  },
  {
    sportId: 7,
    gender: 'Mixed',
    rosters: [6, 3],
    teams: [
      ['pv', 0.6, 'Princeton Village Knights'],
      ['oak', 0.65, 'Oak Res Rooks'],
      ['protea', 0.45],
      ['kingfisher', 0.4],
    ],
  },
  {
    sportId: 8,
    gender: 'Mixed',
    rosters: [8, 4],
    teams: [
      ['pv', 0.6, 'PV Flames'],
      ['sunridge', 0.5, 'Sunridge Sparks'],
    ],
  },
  {
    sportId: 9,
    gender: 'Mixed',
    rosters: [6, 4],
    teams: [
      ['pv', 0.5, 'PV Movers'],
      ['marula', 0.5, 'Marula Heights Lifters'],
    ],
  },
  {
    sportId: 10,
    gender: 'Mixed',
    rosters: [4, 3],
    teams: [
      ['pv', 0.55, 'PV Breakers'],
      ['impala', 0.6, 'Impala Lodge Cues'],
      ['knox', 0.5],
      ['oak', 0.4],
    ],
  },
  {
    sportId: 11,
    gender: 'Mixed',
    rosters: [9, 4],
    teams: [
      ['pv', 0.6],
      ['protea', 0.55],
      ['karoo', 0.5],
      ['kingfisher', 0.45, 'Kingfisher Impala', 'impala'],
    ],
  },
];

export const demoTeams: DemoTeam[] = divisions
  .flatMap((division) =>
    division.teams.map(([residence, strength, name = residences[residence].name, second], index) => ({
      sportId: division.sportId,
      residence,
      name,
      gender: division.gender,
      slug: `${residence}-${demoSports.find(({ id }) => id === division.sportId)?.slug ?? ''}`,
      rosterSize: division.rosters[index === 0 ? 0 : 1],
      strength,
      ...(second && { second }),
    })),
  )
  .map((team, at) => ({ id: at + 1, ...team }));

export async function addDemoTeams(write: Write): Promise<void> {
  for (const teams of batches(demoTeams)) await write.db.insertInto('teams').values(teams.map(teamRow)).execute();
  await followDemoIds(write, 'teams');
  write.changed(teamsTag);
}

const teamRow = (team: DemoTeam) => ({
  id: team.id,
  name: team.name,
  name_key: nameKey(team.name),
  sport_id: team.sportId,
  logo: team.second ? null : `/art/crests/${team.slug}.svg`,
  gender: team.gender,
  residence_id: demoResidenceId(team.residence),
  second_residence_id: team.second ? demoResidenceId(team.second) : null,
  games_played: 0,
  wins: 0,
  losses: 0,
});
