import { describe, expect, it } from 'vitest';
import { planDemoGames } from '#features/competition/games/server/demo/games.ts';
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

  it('show games: one that is over in many photos, and a live one', () => {
    const games = new Map(planDemoGames(now).map((game) => [game.id, game]));
    const shown = photos.flatMap(({ gameId, dateAdded, status }) => {
      const game = games.get(gameId ?? 0);
      expect(gameId === null || (game && game.dateTime < dateAdded)).toBe(true);
      return game && status === 'approved' ? [game] : [];
    });
    const counts = [...Map.groupBy(shown, ({ id }) => id).values()].map((ofGame) => ofGame.length);
    expect(Math.max(...counts)).toBe(7);
    expect(counts).toContain(1);
    expect(shown.some(({ status }) => status === 'live')).toBe(true);
  });

  it('come from people of the village, and from the past', () => {
    for (const { username, dateAdded } of photos) {
      expect(known).toContain(username);
      expect(dateAdded <= now.toISOString()).toBe(true);
    }
  });
});
