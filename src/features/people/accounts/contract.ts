import * as z from 'zod/mini';
import { ById, Day, Done, Id, IdText, ignored, Version } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';
import { AdminVerification, CurrentUser, sessionEndpoints, TypedPassword } from '#shared/session.ts';
import { characters, text } from '#shared/text.ts';

const usernamePattern = /^[A-Za-z0-9_.-]{3,20}$/;
/** Names that the app shows for people without one. Nobody can register them, in upper or lower case. */
export const reservedNames = ['guest', 'fan', 'admin', 'anonymous', 'visitor'];

/** 3 to 20 letters, digits, `_`, `.` or `-`; unique without regard to case. */
export const Username = z
  .string('is required')
  .check(z.regex(usernamePattern, 'must be 3 to 20 letters, digits, _ . or -'));

/** A person's name wherever the app shows one: no longer than an RSVP allows. */
export const DisplayName = text({ max: 20 });
export const ProfileChange = z.strictObject({ displayName: DisplayName });

/** A new password of 8 to 128 characters, counted as people count them. The server refuses leaked ones. */
export const NewPassword = z.string('is required').check(
  z.refine((value) => characters(value) >= 8, 'Password must have at least 8 characters'),
  z.refine((value) => characters(value) <= 128, 'Password must have at most 128 characters'),
);

export const Login = z.strictObject({
  username: text({ max: 30, tooLong: 'is too long' }),
  password: TypedPassword,
});

export const Registration = z.strictObject({
  username: Username,
  password: NewPassword,
  confirmPassword: z.optional(z.string()),
  /** The specified screen sends this. Anything other than false is refused, and noted in the audit log. */
  isAdmin: z.optional(z.unknown()),
  /** The token of a launch. One that has ended or is made up changes nothing: the usual limits hold. */
  launch: z.optional(z.string().check(z.maxLength(64))),
});

export const PasswordChange = z.strictObject({ currentPassword: TypedPassword, newPassword: NewPassword });
export const OfficerVerification = z.strictObject({ username: text({ max: 30 }) });

export const Officer = z.object({ id: Id, username: z.string(), accountId: Id, addedAt: z.string() });
export type Officer = z.infer<typeof Officer>;
export const NewOfficer = z.strictObject({ username: Username, userId: ignored });

export const AccountRow = z.object({
  id: Id,
  version: Version,
  username: z.string(),
  displayName: z.string(),
  isAdmin: z.boolean(),
  isGroundAnchor: z.boolean(),
  /** Its row in the officer list; null if it is not an officer. */
  officerId: z.nullable(Id),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  /** When it was suspended and could no longer log in; null if it is not suspended. */
  suspendedAt: z.nullable(z.string()),
  /** Whether its owner can log in at the university. */
  hasCampusLogin: z.boolean(),
});
export type AccountRow = z.infer<typeof AccountRow>;
export const AccountRole = z.enum(['admin', 'officer', 'member', 'suspended']);
export type AccountRole = z.infer<typeof AccountRole>;
export const AccountFilters = z.strictObject({
  /** Words or parts of words in the username or display name, ignoring case and accents. */
  search: z.optional(text({ min: 0, max: 40 })),
  /** Officers are on the officer list, admins or not; members have neither role. Suspended accounts may have any. */
  role: z.optional(AccountRole),
  cursor: z.optional(Cursor),
});
export const RoleChange = z
  .strictObject({
    isAdmin: z.optional(z.boolean()),
    /** A suspended account cannot log in, and its sessions end; what it wrote stays. */
    isSuspended: z.optional(z.boolean()),
    version: z.optional(Version),
  })
  .check(z.refine(({ isAdmin, isSuspended }) => isAdmin !== undefined || isSuspended !== undefined, 'says no change'));

export const SessionsEnded = z.object({ ended: z.int() });

/** For people who lost their password. The response holds the token once; the database stores only its hash. */
export const PasswordLink = z.object({ token: z.string(), expiresAt: z.string() });
export type PasswordLink = z.infer<typeof PasswordLink>;
const LinkToken = z.string('is required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'is not a link of this village'));
export const PasswordByLink = z.strictObject({
  token: LinkToken,
  newPassword: NewPassword,
  confirmPassword: z.optional(z.string()),
});

/** An officer names the member who asked; officers see no list of accounts. */
export const MemberWithoutPassword = z.strictObject({
  username: z.string('is required').check(z.trim(), z.minLength(1, 'is required'), z.maxLength(30)),
});
export const MemberLink = z.extend(PasswordLink, { username: z.string(), displayName: z.string() });
export type MemberLink = z.infer<typeof MemberLink>;

export const displayNameLimit = 60;

/** An account that an admin creates for somebody else, who sets its password by the link. */
export const NewAccount = z.strictObject({
  username: Username,
  /** Empty means the username. */
  displayName: z.optional(text({ min: 0, max: displayNameLimit })),
});
export const CreatedAccount = z.object({ account: AccountRow, link: PasswordLink });

export const invitedLimit = 60;

/** A link that makes an officer of the first person who logs in with it. */
export const Invitation = z.object({
  id: Id,
  /** Whom the admin made it for, in the admin's words. */
  invited: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;
export const NewInvitation = z.strictObject({ invited: text({ max: invitedLimit }) });
/** The response holds the token once; the database stores only its hash. */
export const MadeInvitation = z.extend(Invitation, { token: z.string() });
export type MadeInvitation = z.infer<typeof MadeInvitation>;
export const Acceptance = z.strictObject({ token: LinkToken });

export const SessionRow = z.object({
  id: Id,
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** For example 'Chrome on Android'. Null if unknown. */
  device: z.nullable(z.string()),
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const AuditLine = z.object({
  id: Id,
  at: z.string(),
  accountId: z.nullable(Id),
  actor: z.string(),
  /** The actor's display name; else the same as `actor`. */
  actorName: z.string(),
  act: z.string(),
  subject: z.nullable(z.string()),
  /** The current name of what was changed, else its name at that time. */
  subjectName: z.nullable(z.string()),
  /** The act in words, to follow the actor's name: 'changed the team Lions'. */
  said: z.string(),
  /** The values of each field before and after; plain facts have `after` alone. */
  changes: z.array(z.object({ field: z.string(), before: z.optional(z.string()), after: z.optional(z.string()) })),
  /** The detail as the log stores it. */
  detail: z.nullable(z.unknown()),
});
export type AuditLine = z.infer<typeof AuditLine>;
/** An act that occurs in the log, and the kind of thing it applies to: 'Game', 'changed …'. */
export const AuditAct = z.object({ act: z.string(), kind: z.string(), said: z.string() });
export type AuditAct = z.infer<typeof AuditAct>;
export const AuditFilters = z.strictObject({
  /** `game.change` is one act; `game` means all acts on games. */
  act: z.optional(z.string().check(z.regex(/^[a-z.-]{1,60}$/, 'is not an act'))),
  /** The subject: `game:115`. With a subject, taps are not grouped. */
  subject: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}(:[\w-]{1,40})?$/, 'is not what a line is about'))),
  accountId: z.optional(IdText),
  /** Who did it, or to whom: a username or display name in any case, `visitor`, `the terminal` or `the server`. */
  person: z.optional(text({ min: 0, max: 40 })),
  /** A day in the village's time zone. */
  day: z.optional(Day),
  cursor: z.optional(Cursor),
});

/** What the village keeps about people, in whole sentences, and whom to ask about it. */
export const PersonalRecordsKept = z.object({
  /** `duty` only concerns people who do something for the village. */
  records: z.array(
    z.object({
      about: z.enum(['you', 'duty', 'machine']),
      title: z.string(),
      what: z.string(),
      seenBy: z.string(),
      until: z.string(),
    }),
  ),
  /** Display names. */
  admins: z.array(z.string()),
  officers: z.array(z.string()),
});
export type PersonalRecordsKept = z.infer<typeof PersonalRecordsKept>;

/** How people come in here. */
export const LoginWays = z.object({
  /** What the button of the campus login says; null without one. */
  campus: z.nullable(z.string()),
  /** Who may log in with a password. */
  passwords: z.enum(['everyone', 'admins']),
});
export type LoginWays = z.infer<typeof LoginWays>;

/** The university's own page, to which the browser goes next. */
export const CampusAddress = z.object({ address: z.string() });

/** One's own account at the university. */
export const CampusLink = z.object({
  isLinked: z.boolean(),
  linkedAt: z.nullable(z.string()),
  hasPassword: z.boolean(),
});
export type CampusLink = z.infer<typeof CampusLink>;

/** How a campus login ended, in the address of the page to which the browser comes back: `/auth#campus=in`. */
export const CampusOutcome = z.enum([
  'in',
  'joined',
  'linked',
  'again',
  'refused',
  'unreachable',
  'untrusted',
  'not-member',
  'ended',
  'suspended',
  'taken',
  'linked-already',
  'somebody-else',
  'out',
  'stays',
]);
export type CampusOutcome = z.infer<typeof CampusOutcome>;

export const endpoints = {
  ...sessionEndpoints,
  'POST /api/login': { body: Login, response: CurrentUser },
  'POST /api/register': { body: Registration, response: CurrentUser },
  'GET /api/login/ways': { response: LoginWays },
  'POST /api/login/campus': { response: CampusAddress },
  'GET /api/user/campus': { response: CampusLink },
  'POST /api/user/campus': { body: AdminVerification, response: CampusAddress },
  'DELETE /api/user/campus': { response: CampusLink },
  'POST /api/user/campus/password': { response: CampusAddress },
  'POST /api/user/password': { body: PasswordChange, response: CurrentUser },
  'PATCH /api/user': { body: ProfileChange, response: CurrentUser },
  'GET /api/user/records': { response: PersonalRecordsKept },
  'GET /api/user/sessions': { response: z.array(SessionRow) },
  'DELETE /api/user/sessions': { response: SessionsEnded },
  'DELETE /api/user/sessions/:id': { params: ById, response: Done },
  'POST /api/ground-anchor/verify': { body: OfficerVerification, response: CurrentUser },
  'GET /api/admin/officers': { response: z.array(Officer) },
  'POST /api/admin/officers': { body: NewOfficer, response: Officer },
  'DELETE /api/admin/officers/:id': { params: ById, response: Done },
  'GET /api/admin/users': { query: AccountFilters, response: z.array(AccountRow) },
  'GET /api/admin/invitations': { response: z.array(Invitation) },
  'POST /api/admin/invitations': { body: NewInvitation, response: MadeInvitation },
  'DELETE /api/admin/invitations/:id': { params: ById, response: Done },
  'POST /api/invitation': { body: Acceptance, response: CurrentUser },
  'POST /api/admin/users': { body: NewAccount, response: CreatedAccount },
  'PATCH /api/admin/users/:id': { params: ById, body: RoleChange, response: AccountRow },
  'DELETE /api/admin/users/:id/sessions': { params: ById, response: SessionsEnded },
  'POST /api/admin/users/:id/password-link': { params: ById, response: PasswordLink },
  'POST /api/password-links': { body: MemberWithoutPassword, response: MemberLink },
  'POST /api/password-link': { body: PasswordByLink, response: CurrentUser },
  'GET /api/admin/audit': { query: AuditFilters, response: z.array(AuditLine) },
  'GET /api/admin/audit/acts': { response: z.array(AuditAct) },
};
