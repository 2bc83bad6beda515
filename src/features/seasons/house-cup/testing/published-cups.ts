import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '#server/data-files.ts';
import { type Contest, outcomes } from '../contest.ts';
import { type CupRules, CupRules as Rules } from '../rule-fields.ts';

/** A small year under published rules, with the table that they give: see `fixtures/`. */
const PublishedCup = z.strictObject({
  /** Where the table comes from. */
  table: z.string(),
  workings: z.record(z.string(), z.string()),
  /** How many people live there; 0 where it does not matter. */
  residences: z.record(z.string(), z.number()),
  contests: z.array(
    z.strictObject({
      name: z.string(),
      level: z.string(),
      teams: z.record(
        z.string(),
        z.strictObject({
          of: z.string(),
          place: z.optional(z.number()),
          people: z.optional(z.number()),
          rating: z.optional(z.number()),
          playoffs: z.optional(z.boolean()),
        }),
      ),
      /** A team, what it did, and against whom. */
      games: z.array(z.tuple([z.string(), z.enum(outcomes), z.string()])),
    }),
  ),
  points: z.record(z.string(), z.number()),
});
type PublishedCup = z.infer<typeof PublishedCup>;

export const readPublishedCup = (key: string): PublishedCup =>
  readJson(join(import.meta.dirname, '..', 'fixtures', `${key}.json`), PublishedCup);

/** Its residences, contests and rules, with ids; each contest is a sport of the level that it names. */
export function toCup({ residences, contests }: PublishedCup, rules: CupRules) {
  const names = Object.keys(residences);
  const idOf = (name: string) => names.indexOf(name) + 1;
  return {
    names,
    residences: names.map((name) => ({ id: idOf(name), residents: residences[name] ?? 0 })),
    rules: Rules.parse({
      ...rules,
      sports: contests.map(({ level }, index) => ({
        sportId: index + 1,
        level: rules.levels.findIndex(({ name }) => name === level),
      })),
    }),
    contests: contests.map((contest, index) => toContest(contest, index + 1, idOf)),
  };
}

function toContest(
  { teams, games }: PublishedCup['contests'][number],
  sportId: number,
  idOf: (name: string) => number,
): Contest {
  const teamNames = Object.keys(teams);
  const teamId = (name: string) => teamNames.indexOf(name) + 1;
  return {
    key: `sport:${sportId}`,
    sportId,
    competitionId: null,
    meetId: null,
    from: '2026-02-02T10:00:00.000Z',
    until: '2026-03-30T10:00:00.000Z',
    isOver: true,
    teams: Object.entries(teams).map(([name, { of, place = null, people = 0, rating = null, playoffs = false }]) => ({
      id: teamId(name),
      residenceIds: [idOf(of)],
      place,
      isInPlayoffs: playoffs,
      people: Array.from({ length: people }, (_, index) => `${name} ${index}`),
      rating,
    })),
    games: games.map(([one, outcome, other], index) => ({
      id: index + 1,
      at: '2026-02-09T10:00:00.000Z',
      sides: [
        { teamId: teamId(one), outcome },
        { teamId: teamId(other), outcome: answers[outcome] },
      ],
    })),
  };
}

const answers = { win: 'loss', tie: 'tie', loss: 'win', default: 'win', forfeit: 'win' } as const;
