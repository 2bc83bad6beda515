import { describe, expect, it } from 'vitest';
import { posterCount } from '#demo/art/poster.ts';
import { demoAccounts } from '#features/accounts/server/demo/people.ts';
import { planDemoGames } from '#features/games/server/demo/games.ts';
import { youtubeId } from '#shared/youtube.ts';
import { planDemoMedia } from './plan.ts';

const now = new Date('2026-11-21T06:00:00Z');
const plan = { ...planDemoMedia(now), games: planDemoGames(now), accounts: demoAccounts(now) };
const gameOf = (id: number | null) => plan.games.find((game) => game.id === id);
const known = new Set(plan.accounts.map(({ username }) => username));

describe('the media of the demo village', () => {
  it('have a highlight for every sport that was played, each with a video of its own', () => {
    expect(plan.highlights).toHaveLength(24);
    expect(plan.highlights.map(({ videoId }) => youtubeId(videoId))).toEqual(
      plan.highlights.map(({ videoId }) => videoId),
    );
    expect(new Set(plan.highlights.map(({ videoId }) => videoId)).size).toBe(24);
    for (const { title } of plan.highlights) expect(title).not.toMatch(/Home v Away|the village/);
    const shown = new Set(plan.highlights.flatMap(({ gameId }) => gameOf(gameId)?.sportId ?? []));
    expect(shown.size).toBeGreaterThanOrEqual(7);
  });

  it('open with the netball highlight, of a game that is over', () => {
    const newest = plan.highlights.at(-1);
    expect(newest).toMatchObject({ featured: true, dateAdded: '2026-11-21T05:45:00.000Z' });
    expect(gameOf(newest?.gameId ?? null)).toMatchObject({ sportId: 2, status: 'completed' });
    expect(plan.highlights.filter(({ gameId }) => gameOf(gameId)?.sportId === 2)).toHaveLength(2);
  });

  it('show pictures that there are', () => {
    const posters = plan.highlights.map(({ thumbnail }) => Number(/posters\/(\d+)\.svg$/.exec(thumbnail)?.[1]));
    expect(posters.every((number) => number >= 1 && number <= posterCount)).toBe(true);
    expect(plan.photos.filter(({ status }) => status === 'approved').length).toBeGreaterThanOrEqual(18);
    expect(plan.photos.filter(({ status }) => status === 'pending')).toHaveLength(1);
  });

  it('come from people of the village, and from the past', () => {
    const talk = [...plan.highlights, ...plan.gameTalk].map((item) => item.talk);
    const comments = talk.flatMap((said) => said.comments);
    expect(comments.length).toBeGreaterThan(40);
    for (const username of [
      ...comments.map((comment) => comment.username),
      ...talk.flatMap(({ likedBy }) => likedBy),
      ...plan.photos.map((photo) => photo.username),
      ...plan.episode.subscribers,
    ]) {
      expect(known).toContain(username);
    }
    const instants = [...plan.highlights, ...plan.photos].map(({ dateAdded }) => dateAdded);
    for (const instant of [...instants, ...comments.map(({ createdAt }) => createdAt)]) {
      expect(instant <= now.toISOString()).toBe(true);
    }
  });

  it('begin with the first episode', () => {
    expect(plan.episode).toMatchObject({ number: 1, duration: '19:45', publishedOn: '2025-06-20' });
  });
});
