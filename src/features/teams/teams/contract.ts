import * as z from 'zod/mini';
import { ResidenceName } from '#features/people/residences/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { ById, count, Id, IdText, ignored } from '#shared/fields.ts';
import { choiceField, nameField, optionalReferenceField, pictureField, referenceField } from '#shared/plain-fields.ts';
import { plainResource, resourceEndpoints } from '#shared/plain-resource.ts';

export const Gender = z.enum(['Male', 'Female', 'Mixed']);
export type Gender = z.infer<typeof Gender>;

export const TeamName = z.object({ id: Id, name: z.string(), logo: z.nullable(z.string()) });
export type TeamName = z.infer<typeof TeamName>;

/** Completed league and regular games; typed until there are any, and derived from them after that. */
const record = { gamesPlayed: z.int(), wins: z.int(), losses: z.int() };
const typedRecord = {
  gamesPlayed: z.optional(count(9999)),
  wins: z.optional(count(9999)),
  losses: z.optional(count(9999)),
};
const ignoredRecord = { gamesPlayed: ignored, wins: ignored, losses: ignored };

const plainTeams = plainResource({
  path: '/api/teams',
  resourceName: 'team',
  fields: {
    name: nameField({ max: 60 }),
    sportId: referenceField('sports', 'a sport of this village'),
    logo: pictureField(),
    gender: choiceField(Gender),
    /** The residence of its players; a joint team has two different ones. */
    residenceId: optionalReferenceField('residences', 'a residence of this village'),
    secondResidenceId: optionalReferenceField('residences', 'a residence of this village'),
  },
  shown: { sport: SportName, residences: z.array(ResidenceName), ...record },
  filters: { sportId: z.optional(IdText) },
});

export const teams = {
  ...plainTeams,
  Create: z.strictObject({ ...plainTeams.Create.shape, ...ignoredRecord }),
  Change: z.strictObject({ ...plainTeams.Change.shape, ...typedRecord }),
};
export type Team = z.infer<typeof teams.ResponseBody>;

/** How a team without a logo of its own is drawn. */
export const TeamCrest = z.object({ teamId: Id, picture: z.nullable(z.string()), colours: z.array(z.string()) });
export type TeamCrest = z.infer<typeof TeamCrest>;

/** One of the teams that a residence has in a sport: the first, or one that was just added. */
const ResidenceTeam = z.object({ id: Id, sportId: Id, residenceId: Id });
export type ResidenceTeam = z.infer<typeof ResidenceTeam>;

/** Each of these residences gets a team in each of these sports, unless it has one. */
const WantedTeams = z.strictObject({
  sportIds: z.array(Id).check(z.minLength(1), z.maxLength(24)),
  residenceIds: z.array(Id).check(z.minLength(1), z.maxLength(64)),
});
export type WantedTeams = z.infer<typeof WantedTeams>;

export const endpoints = {
  ...resourceEndpoints(teams),
  'GET /api/teams/crests': { response: z.array(TeamCrest) },
  'POST /api/teams/of-residences': { body: WantedTeams, response: z.array(ResidenceTeam) },
  'POST /api/teams/:id/residence': { params: ById, response: teams.ResponseBody },
};
