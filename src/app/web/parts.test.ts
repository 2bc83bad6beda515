import { describe, expect, it } from 'vitest';
import type { Slot } from '#web/slot.ts';
import { siteParts } from '../sitemap.ts';
import { loadPart } from './parts.ts';

const modules = import.meta.glob<Record<string, Slot>>('/src/features/*/web/slots.ts', { eager: true });
const slots = Object.values(modules).flatMap((module) => Object.values(module));

describe.each(siteParts)('$module', (part) => {
  it(`fits its slot ${part.slot}`, async () => {
    const filling = await loadPart(part);
    const fitting = slots.filter((slot) => slot.componentOf(filling)).map(({ name }) => name);
    expect(fitting).toEqual([part.slot]);
  });
});
