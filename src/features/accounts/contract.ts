import * as z from 'zod/mini';
import { Done, ignored } from '#shared/fields.ts';
import { ById, Id, IdText, Version } from '#shared/ids.ts';
import { Day } from '#shared/instants.ts';
import { Cursor } from '#shared/pages.ts';
import { CurrentUser, sessionCalls, TypedPassword } from '#shared/session.ts';
import { characters, text } from '#shared/text.ts';

const usernamePattern = /^[A-Za-z0-9_.-]{3,20}$/;
/** Names shown for people who have none; nobody can register them, in any case. */
export const reservedNames = ['guest', 'fan', 'admin', 'anonymous', 'visitor'];

/** 3 to 20 letters, digits, `_`, `.` or `-`; unique without regard to case. */
export const Username = z
  .string('is required')
  .check(z.regex(usernamePattern, 'must be 3 to 20 letters, digits, _ . or -'));

/** What somebody is called wherever a name is shown: as long as an RSVP takes it. */
export const DisplayName = text({ max: 20 });
export const ProfileChange = z.strictObject({ displayName: DisplayName });

/** A new password: 8 to 128 characters, counted as a person would. Leaked ones are refused by the server. */
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
  /** Sent by the specified screen. Anything other than false is refused, and noted in the audit log. */
  isAdmin: z.optional(z.unknown()),
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
  /** Its line of the officer list; null when it is not on it. */
  officerId: z.nullable(Id),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  /** Since when it cannot log in; null when it can. */
  suspendedAt: z.nullable(z.string()),
});
export type AccountRow = z.infer<typeof AccountRow>;
export const AccountRole = z.enum(['admin', 'officer', 'member', 'suspended']);
export type AccountRole = z.infer<typeof AccountRole>;
export const AccountFilters = z.strictObject({
  /** Words, or parts of them, of a username or a display name, in any case and with any accent. */
  search: z.optional(text({ min: 0, max: 40 })),
  /** Officers are those on the list, admins or not; members have neither role. The suspended may have any. */
  role: z.optional(AccountRole),
  cursor: z.optional(Cursor),
});
export const RoleChange = z
  .strictObject({
    isAdmin: z.optional(z.boolean()),
    /** Suspended, it cannot log in and its sessions end; what it wrote stays. */
    isSuspended: z.optional(z.boolean()),
    version: z.optional(Version),
  })
  .check(z.refine(({ isAdmin, isSuspended }) => isAdmin !== undefined || isSuspended !== undefined, 'says no change'));

export const SessionsEnded = z.object({ ended: z.int() });

/** For someone who lost their password. The token is told here once, and stored nowhere. */
export const PasswordLink = z.object({ token: z.string(), expiresAt: z.string() });
export type PasswordLink = z.infer<typeof PasswordLink>;
const LinkToken = z.string('is required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'is not a link of this village'));
export const PasswordByLink = z.strictObject({
  token: LinkToken,
  newPassword: NewPassword,
  confirmPassword: z.optional(z.string()),
});

export const displayNameLimit = 60;

/** An account that an admin makes for somebody, who sets its password by the link. */
export const NewAccount = z.strictObject({
  username: Username,
  /** The username when left empty. */
  displayName: z.optional(text({ min: 0, max: displayNameLimit })),
});
export const CreatedAccount = z.object({ account: AccountRow, link: PasswordLink });

export const invitedLimit = 60;

/** A link that makes an officer of the first who logs in with it. */
export const Invitation = z.object({
  id: Id,
  /** Whom it was made for, in the words of the admin. */
  invited: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;
export const NewInvitation = z.strictObject({ invited: text({ max: invitedLimit }) });
/** The token is told here once, and stored nowhere. */
export const MadeInvitation = z.extend(Invitation, { token: z.string() });
export type MadeInvitation = z.infer<typeof MadeInvitation>;
export const Acceptance = z.strictObject({ token: LinkToken });

export const SessionRow = z.object({
  id: Id,
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** In words: 'Chrome on Android'. Null where it is not known. */
  device: z.nullable(z.string()),
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const AuditLine = z.object({
  id: Id,
  at: z.string(),
  accountId: z.nullable(Id),
  actor: z.string(),
  /** What whoever acted is called; else the same. */
  actorName: z.string(),
  act: z.string(),
  subject: z.nullable(z.string()),
  /** What it was done to is called now, else what it was called then. */
  subjectName: z.nullable(z.string()),
  /** What was done, after who did it: 'changed the team Lions'. */
  said: z.string(),
  /** Field by field what stood before and after, or, of a fact, what it is. */
  changes: z.array(z.object({ field: z.string(), before: z.optional(z.string()), after: z.optional(z.string()) })),
  /** As it was written down. */
  detail: z.nullable(z.unknown()),
});
export type AuditLine = z.infer<typeof AuditLine>;
/** An act of which the log has lines, and what it is done to: 'Game', 'changed …'. */
export const AuditAct = z.object({ act: z.string(), kind: z.string(), said: z.string() });
export type AuditAct = z.infer<typeof AuditAct>;
export const AuditFilters = z.strictObject({
  /** `game.change`; `game` is all that is done to games. */
  act: z.optional(z.string().check(z.regex(/^[a-z.-]{1,60}$/, 'is not an act'))),
  /** What it was done to: `game:115`. Taps then stand one by one. */
  subject: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}(:[\w-]{1,40})?$/, 'is not what a line is about'))),
  accountId: z.optional(IdText),
  /** Who did it, or whom it was done to: a username or display name in any case, `visitor`, `the terminal` or `the server`. */
  person: z.optional(text({ min: 0, max: 40 })),
  /** A day where the village is. */
  day: z.optional(Day),
  cursor: z.optional(Cursor),
});

export const calls = {
  ...sessionCalls,
  'POST /api/login': { body: Login, answer: CurrentUser },
  'POST /api/register': { body: Registration, answer: CurrentUser },
  'POST /api/user/password': { body: PasswordChange, answer: CurrentUser },
  'PATCH /api/user': { body: ProfileChange, answer: CurrentUser },
  'GET /api/user/sessions': { answer: z.array(SessionRow) },
  'DELETE /api/user/sessions': { answer: SessionsEnded },
  'DELETE /api/user/sessions/:id': { params: ById, answer: Done },
  'POST /api/ground-anchor/verify': { body: OfficerVerification, answer: CurrentUser },
  'GET /api/admin/officers': { answer: z.array(Officer) },
  'POST /api/admin/officers': { body: NewOfficer, answer: Officer },
  'DELETE /api/admin/officers/:id': { params: ById, answer: Done },
  'GET /api/admin/users': { query: AccountFilters, answer: z.array(AccountRow) },
  'GET /api/admin/invitations': { answer: z.array(Invitation) },
  'POST /api/admin/invitations': { body: NewInvitation, answer: MadeInvitation },
  'DELETE /api/admin/invitations/:id': { params: ById, answer: Done },
  'POST /api/invitation': { body: Acceptance, answer: CurrentUser },
  'POST /api/admin/users': { body: NewAccount, answer: CreatedAccount },
  'PATCH /api/admin/users/:id': { params: ById, body: RoleChange, answer: AccountRow },
  'DELETE /api/admin/users/:id/sessions': { params: ById, answer: SessionsEnded },
  'POST /api/admin/users/:id/password-link': { params: ById, answer: PasswordLink },
  'POST /api/password-link': { body: PasswordByLink, answer: CurrentUser },
  'GET /api/admin/audit': { query: AuditFilters, answer: z.array(AuditLine) },
  'GET /api/admin/audit/acts': { answer: z.array(AuditAct) },
};
