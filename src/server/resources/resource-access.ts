import { type Access, hasAccess, type Viewer, type Viewers } from '../access/access.ts';

type Level = Exclude<Access, 'visitor'>;

export interface ResourceAccess {
  read?: Level;
  write?: Level;
  /** Given where it differs from `write`, which is for adding. */
  change?: Level;
  remove?: Level;
}

export type NoAccess = Record<never, never>;

export const levelsOf = ({
  read = 'member',
  write = 'admin',
  change = write,
  remove = write,
}: ResourceAccess = {}) => ({
  read,
  write,
  change,
  remove,
});

export function canOf(viewer: Viewer, access?: ResourceAccess): { edit: boolean; delete: boolean } {
  const { change, remove } = levelsOf(access);
  return { edit: hasAccess(viewer, change), delete: hasAccess(viewer, remove) };
}

export type Writer<A extends ResourceAccess, Action extends 'write' | 'change' | 'remove'> = Viewers[A extends {
  [action in Action]: infer L extends Level;
}
  ? L
  : A extends { write: infer L extends Level }
    ? L
    : 'admin'];
