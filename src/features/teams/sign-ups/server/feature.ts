import { type Feature, haveNoRows } from '#server/feature.ts';
import { daysText } from '#server/personal-records.ts';
import { defineExport } from '#server/resources/exported-list.ts';
import { ownSignUpsTag, signUpsTag } from '../cache-tags.ts';
import { storedDays } from '../rules.ts';
import { sweepSignUps } from './commands.ts';
import { closedClubs } from './extension-points.ts';
import { listSignUps } from './queries.ts';
import { signUpsRoutes } from './routes.ts';
import { signUpsMigrations } from './tables.ts';

const signUpExport = defineExport({
  name: 'club-signups',
  title: 'Club sign-ups',
  list: (db, _viewer, { cursor }) => listSignUps(db, cursor),
  cells: {
    Club: (row) => row.club,
    'First name': (row) => row.firstName,
    Surname: (row) => row.surname,
    SMID: (row) => row.smid,
    'Signed up': (row) => row.createdAt,
  },
});

const daily = 24 * 3_600_000;

export const signUps: Feature = {
  name: 'sign-ups',
  migrations: signUpsMigrations,
  keeps: () => [
    {
      about: 'you',
      title: 'Sign-ups for clubs',
      what: 'Your first name, surname and SMID, as you typed them, and the club.',
      seenBy: 'Admins, who hand them to the club.',
      until: `${daysText(storedDays)}. Ask an admin to delete one earlier.`,
      tables: ['club_signups', 'club_signup_senders'],
    },
  ],
  onReset: { club_signup_senders: 'emptied', club_signups: 'emptied' },
  routes: ({ contributions }) => signUpsRoutes(closedClubs.among(contributions)),
  subscriptionAccess: { admin: [signUpsTag], own: [ownSignUpsTag] },
  contributes: [signUpExport],
  scheduledJobs: ({ db }) => [
    { name: 'sign-ups', every: daily, trustsClock: true, work: (now) => sweepSignUps(db, now) },
  ],
  isUntouched: haveNoRows('club_signups'),
  demo: async (write) => (await import('./demo/fill.ts')).addDemoSignUps(write),
  testing: async () => (await import('../testing/examples.ts')).signUpsExamples,
};
