/**
 * What each kind of person gets from a call: a visitor, the member the row belongs to where it belongs to one, another
 * member, an officer, an admin outside the window, and one inside.
 */
export type Statuses = readonly [
  visitor: number,
  member: number,
  otherMember: number,
  officer: number,
  admin: number,
  adminWithWindow: number,
];

export const anyone: Statuses = [200, 200, 200, 200, 200, 200];
export const anyoneAdds: Statuses = [201, 201, 201, 201, 201, 201];
export const members: Statuses = [401, 200, 200, 200, 200, 200];
export const memberAdds: Statuses = [401, 201, 201, 201, 201, 201];
/** Reads for admins need only the role. */
export const adminReads: Statuses = [401, 403, 403, 403, 200, 200];
/** Writes for admins need the window too. */
export const adminWrites: Statuses = [401, 403, 403, 403, 403, 200];
export const adminAdds: Statuses = [401, 403, 403, 403, 403, 201];
export const officerWrites: Statuses = [401, 403, 403, 200, 200, 200];
export const officerAdds: Statuses = [401, 403, 403, 201, 201, 201];
