/** Describes an act on `thing`; the text follows the actor's name. */
type Sentence = (thing: string) => string;

/** Actions for which the generated words would read badly. No text tells who wrote a thought or a comment. */
const sentences: Readonly<Record<string, Sentence>> = {
  'accessibility.write': () => 'wrote whom to ask about accessibility',
  'account.create': (account) => `created the account ${account}`,
  'account.give-back': (account) => `reinstated the account ${account}`,
  'account.rename': () => 'changed their display name',
  'account.move': (account) => `changed the residence of ${account}`,
  'account.register': () => 'registered',
  'admin.add': (account) => `gave ${account} the admin role`,
  'admin.leave': () => 'left the admin area',
  'admin.login': () => 'logged in as admin',
  'admin.refused': () => 'was refused at the admin gate',
  'admin.remove': (account) => `removed the admin role from ${account}`,
  'admin.window': () => 'passed the admin gate',
  'backup.download': () => 'downloaded a backup',
  'backup.make': () => 'made a backup',
  'backup.upload': () => 'uploaded a backup',
  'backups.schedule': () => 'changed the schedule of backups',
  'api-token.make': (token) => `made ${token}`,
  'api-token.revoke': (token) => `revoked ${token}`,
  'box-score.correct': (game) => `corrected the box score of ${game}`,
  'box-score.enter': (game) => `entered the box score of ${game}`,
  'bracket.decide': (plan) => `decided who plays in a bracket of ${plan}`,
  'campus.join': () => 'joined by the campus login',
  'campus.link': () => 'linked their account at the university',
  'campus.password': () => 'logged in at the university to set a password',
  'campus.refused': () => 'was refused to link an account at the university',
  'campus.unlink': () => 'unlinked their account at the university',
  'club-signups.export': () => 'exported the club sign-ups',
  'comment.delete': () => 'deleted a comment',
  'comment.hide': () => 'hid a comment',
  'comment.keep': () => 'kept a reported comment',
  'comment.show': () => 'showed a hidden comment again',
  'comments.delete-all': () => 'deleted all comments',
  'first-steps.dismiss': () => 'dismissed the first steps',
  'game.clash': (game) => `decided about plays that two phones recorded in ${game}`,
  'game.decide': (game) => `decided about plays offered for ${game}`,
  'game.import': (game) => `imported ${game} with its plays`,
  'game.join': (game) => `joined the scoring of ${game}`,
  'game.offered': (game) => `sent plays for ${game}, which someone else had taken over`,
  'game.score': (game) => `scored ${game}`,
  'game.takeover': (game) => `took over the scoring of ${game}`,
  'game.tell': (game) => `told a group of ${game}`,
  'games.import': (sport) => `imported fixtures of ${sport}`,
  'imprint.write': () => 'wrote the imprint',
  'launch.close': () => 'closed the launch',
  'launch.open': () => 'opened a launch',
  'list.export': (list) => `exported the list ${list}`,
  'list.import': (list) => `imported the list ${list}`,
  'login.failed': (account) => (account ? `failed to log in as ${account}` : 'failed to log in'),
  'login.suspended': () => 'was refused a login, being suspended',
  'meet.results': (meet) => `entered results of ${meet}`,
  'newer-version.change': () => 'changed where newer versions are looked up',
  'officer.accept': () => 'became an officer by an invitation',
  'officer.add': (account) => `added ${account} to the officer list`,
  'officer.delete': (account) => `removed ${account} from the officer list`,
  'officer.invite': () => 'invited an officer',
  'officer.invite-back': () => 'withdrew an officer invitation',
  'officer.refused': () => 'was refused at the officer gate',
  'password.change': () => 'changed their password',
  'password.link': (account) => `made a link for a new password for ${account}`,
  'password.refused': () => 'was refused a password change',
  'password.reset': (account) => `set a new password for ${account} with a link`,
  'player.merge': (player) => `merged another player into ${player}`,
  'player.unmerge': (player) => `undid a merge of ${player}`,
  'player-claim.approve': (player) => `approved a claim to be ${player}`,
  'player-claim.decline': (player) => `declined a claim to be ${player}`,
  'player-link.add': (player) => `linked ${player} to an account`,
  'player-link.end': (player) => `unlinked ${player} from an account`,
  'players.import': (sport) => `imported players of ${sport}`,
  'playlist.activate': (playlist) => `set ${playlist} as current`,
  'playlist.deactivate': (playlist) => `set ${playlist} as no longer current`,
  'point-adjustment.add': () => 'adjusted the points of a team',
  'point-adjustment.change': () => 'changed an adjustment of points',
  'point-adjustment.delete': () => 'took back an adjustment of points',
  'privacy.write': () => 'wrote the privacy text',
  'register.admin-refused': () => 'was refused a registration as admin',
  'result.confirm': (game) => `confirmed the result of ${game}`,
  'result.dispute': (game) => `disputed the result of ${game}`,
  'result.overturn': (game) => `corrected the disputed result of ${game}`,
  'result.own-case': (game) => `changed a disputed result of their own: ${game}`,
  'result.take-back': (game) => `took back a dispute of the result of ${game}`,
  'result.uphold': (game) => `upheld the disputed result of ${game}`,
  'rsvp.delete': (game) => `withdrew an RSVP for ${game}`,
  'scorer-link.end': (game) => `ended a scorer link of ${game}`,
  'scorer-link.make': (game) => `made a scorer link for ${game}`,
  'season-plan.add': (plan) => `began ${plan}`,
  'season-plan.change': (plan) => `changed ${plan}`,
  'season-plan.remove': (plan) => `deleted ${plan}`,
  'sessions.end': (account) => `logged ${account} out everywhere`,
  'settings.change': () => 'changed the settings',
  'teams.add': () => 'asked for a team of each residence',
  'teams.import': (sport) => `imported teams of ${sport}`,
  'team.leave': (team) => `took ${team} out of a competition`,
  'team.settle': (team) => `added a residence for ${team}`,
  'thought.authors': () => 'looked at who wrote thoughts',
  'thought.hide': () => 'hid a thought',
  'thought.keep': () => 'kept a reported thought',
  'thought.show': () => 'showed a hidden thought again',
  'venue.make': (venue) => `added ${venue} from the games that name it`,
  'venue.take-games': (venue) => `moved the games that name it to ${venue}`,
  'village.reset': () => 'reset the database',
  'village.restore': () => 'restored a backup',
  'walk-on.open': (game) => `took back who a walk-on was in ${game}`,
  'walk-on.settle': (game) => `settled a walk-on of ${game}`,
  'webhook.secret': (webhook) => `replaced the secret of ${webhook}`,
};

const done: Readonly<Record<string, string>> = {
  add: 'added',
  approve: 'approved',
  change: 'changed',
  correct: 'corrected',
  delete: 'deleted',
  download: 'downloaded',
  enter: 'entered',
  export: 'exported',
  hide: 'hid',
  import: 'imported',
  restore: 'restored',
  show: 'showed again',
  suspend: 'suspended',
  upload: 'uploaded',
};

/** For example, 'game.change' of 'the game Lions v Rovers' becomes 'changed the game Lions v Rovers'. */
export function describeAct(act: string, thing = ''): string {
  const sentence = sentences[act];
  if (sentence) return sentence(thing);
  const [kind = '', verb = ''] = act.split('.');
  if (verb === 'merge') return `merged another ${lower(kind)} of the same name into ${thing || `a ${lower(kind)}`}`;
  return `${done[verb] ?? humanise(verb).toLowerCase()} ${thing || `the ${lower(kind)}`}`;
}

/** What a line is about: 'the game Lions v Rovers', 'game 115' without a known name, an account's bare name. */
export function describeThing(subject: string | null, name: string | null): string {
  if (subject === null) return name ?? '';
  const [resourceName = '', id] = subject.split(':');
  if (resourceName === 'account' || resourceName === 'sport' || resourceName === 'game')
    return name ?? `${lower(resourceName)} ${id}`;
  if (name !== null) return `the ${lower(resourceName)} ${name}`;
  return id === undefined ? lower(resourceName) : `${lower(resourceName)} ${id}`;
}

const lower = (name: string): string => humanise(name).toLowerCase();

/** Turns an identifier into words: 'homeScore' and 'home-score' become 'Home score'. */
export function humanise(name: string): string {
  const lower = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
