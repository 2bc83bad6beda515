import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#features/people/accounts/server/demo/fill.ts';
import { planPhotos } from './fill.ts';

const now = new Date('2026-11-21T06:00:00Z');
const photos = planPhotos(now);
const known = new Set(demoAccounts(now).map(({ username }) => username));

describe('the photos of the demo village', () => {
  it('fill a gallery; one waits for approval', () => {
    expect(photos.filter(({ status }) => status === 'approved').length).toBeGreaterThanOrEqual(18);
    expect(photos.filter(({ status }) => status === 'pending')).toHaveLength(1);
  });

  it('come from people of the village, and from the past', () => {
    for (const { username, dateAdded } of photos) {
      expect(known).toContain(username);
      expect(dateAdded <= now.toISOString()).toBe(true);
    }
  });
});
