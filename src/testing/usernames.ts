export type Person = 'visitor' | 'member' | 'otherMember' | 'officer' | 'admin' | 'adminWithWindow';

/** Usernames of those who have an account; all share one password, hashed ahead because hashing is slow on purpose. */
export const usernames = {
  member: 'thandi',
  otherMember: 'sipho',
  officer: 'lerato',
  admin: 'naledi',
  adminWithWindow: 'kabelo',
} as const satisfies Record<Exclude<Person, 'visitor'>, string>;
export const testPassword = 'courtside-lights-46';
export const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$EqEbQia6Bm+FdyPFUeF9xA$ldYGth7WPlOvtp589CbICt+NzEme/qY1lPJ4/3UKe6M';
