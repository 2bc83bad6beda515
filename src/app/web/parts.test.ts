import { describe, expect, it } from 'vitest';
import type { Slot } from '#web/slot.ts';
import { adminParts } from '../admin-sitemap.ts';
import { siteParts } from '../sitemap.ts';
import { loadAdminPart } from './admin-routes.ts';
import { loadPart } from './parts.ts';

const modules = import.meta.glob<Record<string, Slot>>('/src/features/*/web/slots.ts', { eager: true });
const slots = Object.values(modules).flatMap((module) => Object.values(module));
const parts = [
  ...siteParts.map((part) => ({ ...part, load: loadPart })),
  ...adminParts.map((part) => ({ ...part, load: loadAdminPart })),
];

describe.each(parts)('$module', ({ load, ...part }) => {
  it(`fits its slot ${part.slot}`, async () => {
    const filling = await load(part);
    const fitting = slots.filter((slot) => slot.componentOf(filling)).map(({ name }) => name);
    expect(fitting).toEqual([part.slot]);
  });
});
