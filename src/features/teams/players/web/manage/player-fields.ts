import * as z from 'zod/mini';
import type { DescribedField } from '#platform/admin/web/manager/form/form.ts';
import { text } from '#shared/text.ts';
import { NewPlayer } from '../../contract.ts';

const flag: DescribedField = { sent: z.boolean(), control: { kind: 'switch' }, fallback: false };

/** The fields that an admin edits. Officers edit the season totals. */
export const playerFields = {
  name: { sent: text({ max: 60 }), control: { kind: 'text', max: 60 }, fallback: null },
  displayName: { sent: NewPlayer.shape.displayName, control: { kind: 'text', max: 60 }, fallback: null },
  teamId: { sent: z.int('is required'), control: { kind: 'reference' }, fallback: null },
  position: { sent: NewPlayer.shape.position, control: { kind: 'text', max: 40 }, fallback: null },
  jerseyNumber: { sent: NewPlayer.shape.jerseyNumber, control: { kind: 'number', min: 0, max: 99 }, fallback: null },
  photo: { sent: NewPlayer.shape.photo, control: { kind: 'picture' }, fallback: null },
  bio: { sent: NewPlayer.shape.bio, control: { kind: 'long-text', max: 1000 }, fallback: null },
  isMvp: flag,
  isAllStar: flag,
  isCaptain: flag,
  isClubAnchor: flag,
} as const satisfies Record<string, DescribedField>;
