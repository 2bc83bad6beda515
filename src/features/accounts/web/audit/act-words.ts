import { words } from './words.ts';

/** What the usual words would say badly. */
const inWords: Readonly<Record<string, string>> = {
  'account.register': 'Account registered',
  'admin.add': 'Admin role given',
  'admin.login': 'Admin logged in',
  'admin.refused': 'Admin gate refused',
  'admin.remove': 'Admin role taken',
  'admin.window': 'Admin gate passed',
  'admin.leave': 'Admin area left',
  'club-signups.export': 'Club sign-ups exported',
  'comments.delete-all': 'All comments deleted',
  'games.import': 'Fixtures imported',
  'login.failed': 'Login failed',
  'officer.add': 'Put on the officer list',
  'officer.delete': 'Taken off the officer list',
  'officer.refused': 'Officer gate refused',
  'password.change': 'Password changed',
  'password.link': 'Link for a new password made',
  'password.refused': 'Password change refused',
  'password.reset': 'New password set by a link',
  'register.admin-refused': 'Registration as admin refused',
  'rsvp.delete': 'RSVP withdrawn',
  'sessions.end': 'Logged out everywhere',
  'thought.authors': 'Authors of thoughts looked at',
};

const done: Readonly<Record<string, string>> = {
  activate: 'set as current',
  add: 'added',
  approve: 'approved',
  change: 'changed',
  correct: 'corrected',
  deactivate: 'no longer current',
  delete: 'deleted',
  download: 'downloaded',
  enter: 'entered',
  export: 'exported',
  hide: 'hidden',
  import: 'imported',
  reset: 'reset',
  restore: 'restored',
  show: 'shown again',
  upload: 'uploaded',
};

/** 'game.change' is 'Game changed'. */
export function actInWords(act: string): string {
  const known = inWords[act];
  if (known) return known;
  const [thing = '', verb = ''] = act.split('.');
  return `${words(thing)} ${done[verb] ?? words(verb).toLowerCase()}`.trim();
}
