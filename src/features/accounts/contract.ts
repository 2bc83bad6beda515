import * as z from 'zod/mini';
import { Done, ignored } from '#shared/fields.ts';
import { ById, Id, IdText, Version } from '#shared/ids.ts';
import { Cursor } from '#shared/pages.ts';
import { CurrentUser, sessionCalls, TypedPassword } from '#shared/session.ts';
import { characters, text } from '#shared/text.ts';

const usernamePattern = /^[A-Za-z0-9_.-]{3,20}$/;
/** Names shown for people who have none; nobody can register them, in any case. */
export const reservedNames = ['guest', 'fan', 'admin', 'anonymous'];

/** 3 to 20 letters, digits, `_`, `.` or `-`; unique without regard to case. */
export const Username = z
  .string('is required')
  .check(z.regex(usernamePattern, 'must be 3 to 20 letters, digits, _ . or -'));

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
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});
export type AccountRow = z.infer<typeof AccountRow>;
export const AccountFilters = z.strictObject({ cursor: z.optional(Cursor) });
export const RoleChange = z.strictObject({ isAdmin: z.boolean(), version: z.optional(Version) });

export const SessionRow = z.object({
  id: Id,
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

export const AuditLine = z.object({
  id: Id,
  at: z.string(),
  accountId: z.nullable(Id),
  actor: z.string(),
  act: z.string(),
  subject: z.nullable(z.string()),
  detail: z.nullable(z.unknown()),
});
export type AuditLine = z.infer<typeof AuditLine>;
export const AuditFilters = z.strictObject({
  act: z.optional(z.string().check(z.regex(/^[a-z.-]{1,60}$/, 'is not an act'))),
  accountId: z.optional(IdText),
  cursor: z.optional(Cursor),
});

export const calls = {
  ...sessionCalls,
  'POST /api/login': { body: Login, answer: CurrentUser },
  'POST /api/register': { body: Registration, answer: CurrentUser },
  'POST /api/user/password': { body: PasswordChange, answer: CurrentUser },
  'GET /api/user/sessions': { answer: z.array(SessionRow) },
  'DELETE /api/user/sessions/:id': { params: ById, answer: Done },
  'POST /api/ground-anchor/verify': { body: OfficerVerification, answer: CurrentUser },
  'GET /api/admin/officers': { answer: z.array(Officer) },
  'POST /api/admin/officers': { body: NewOfficer, answer: Officer },
  'DELETE /api/admin/officers/:id': { params: ById, answer: Done },
  'GET /api/admin/users': { query: AccountFilters, answer: z.array(AccountRow) },
  'PATCH /api/admin/users/:id': { params: ById, body: RoleChange, answer: AccountRow },
  'GET /api/admin/audit': { query: AuditFilters, answer: z.array(AuditLine) },
};
