import type { Env } from '#server/env.ts';
import { daysText, onlyYou, type PersonalRecords } from '#server/personal-records.ts';
import { sentWriteDays } from '#server/sent-writes.ts';
import { linkDays } from './administration-routes.ts';
import { deviceSeconds } from './login/devices.ts';
import { sessionSeconds } from './login/sessions.ts';
import { daySeconds, failureSeconds } from './login/sweep.ts';

export const accountRecords = ({ auditDays }: Pick<Env, 'auditDays'>): readonly PersonalRecords[] => [
  {
    about: 'you',
    title: 'Your account',
    what: 'Your username and display name, the day you joined, when you were last here, and a scrambled form of your password that nobody can read back.',
    seenBy:
      'Everybody who reads what you write sees your display name. Officers find you by your names. Admins see all but the password, and may let a program read the list of accounts.',
    until: 'Until an admin deletes the village’s data. An account can be suspended, but not deleted alone.',
    tables: ['accounts', 'officers'],
  },
  {
    about: 'you',
    title: 'Where you are logged in',
    what: 'The kind of device (“Chrome on Android”), when you logged in and when it was last used. No location and no address.',
    seenBy: onlyYou,
    until: `A login ends ${daysText(sessionSeconds / daySeconds)} after its last use. That a device is known stays for ${daysText(deviceSeconds / daySeconds)}, so that nobody can lock you out by guessing.`,
    tables: ['sessions', 'known_devices'],
  },
  {
    about: 'you',
    title: 'Your account at the university',
    what: 'If you log in with it: the number by which the university knows you, since when it is linked, and when you last came in by it. Your username and display name were made of the names that it sent. No e-mail address, no password and nothing else that it said.',
    seenBy: 'Nobody; admins see that you log in with it.',
    until: 'Until you unlink it, or as long as your account exists.',
    tables: ['campus_identities', 'campus_logins'],
  },
  {
    about: 'duty',
    title: 'Links to set a password',
    what: 'That an officer or admin made one for you; the link itself is stored scrambled.',
    seenBy: 'Officers and admins.',
    until: `Until you use it, and ${daysText(linkDays)} at most.`,
    tables: ['password_links'],
  },
  {
    about: 'duty',
    title: 'The log of changes',
    what: 'Who did what that others may ask about, and when: a new account, a changed password (never the password), a team, a score, a setting, a photo. What you read, post or like is not in it.',
    seenBy: 'Admins.',
    until: `${daysText(auditDays)}.`,
    tables: ['audit_log'],
  },
  {
    about: 'machine',
    title: 'The server’s own log',
    what: 'That you wrote something, by the number of your account, and how long it took: not what. Lines about thoughts name nobody.',
    seenBy: 'Whoever runs the server.',
    until: 'As long as whoever runs the server keeps it.',
    tables: [],
  },
  {
    about: 'machine',
    title: 'What your browser sent',
    what: `A fingerprint of each write, so that a repeated one counts once. It names neither you nor what you wrote. Failed logins are counted for ${failureSeconds / 60} minutes.`,
    seenBy: 'Nobody.',
    until: `${daysText(sentWriteDays)}.`,
    tables: ['sent_writes', 'login_failures'],
  },
];
