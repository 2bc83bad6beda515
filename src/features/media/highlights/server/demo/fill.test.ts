import { describe, expect, it } from 'vitest';
import { posterCount } from '#demo/art/poster.ts';
import { planDemoGames } from '#features/competition/games/server/demo/games.ts';
import { demoAccounts } from '#features/people/accounts/server/demo/fill.ts';
import { youtubeId } from '#shared/youtube.ts';
import { planDemoHighlights } from './fill.ts';

const now = new Date('2026-11-21T06:00:00Z');
const plan = { ...planDemoHighlights(now), games: planDemoGames(now) };
const findGame = (id: number | null) => plan.games.find((game) => game.id === id);
const known = new Set(demoAccounts(now).map(({ username }) => username));

describe('the highlights of the demo village', () => {
  it('cover every sport that was played, each with a video of its own', () => {
    expect(plan.highlights).toHaveLength(24);
    expect(plan.highlights.map(({ videoId }) => youtubeId(videoId))).toEqual(
      plan.highlights.map(({ videoId }) => videoId),
    );
    expect(new Set(plan.highlights.map(({ videoId }) => videoId)).size).toBe(24);
    for (const { title } of plan.highlights) expect(title).not.toMatch(/Home v Away|the village/);
    const shown = new Set(plan.highlights.flatMap(({ gameId }) => findGame(gameId)?.sportId ?? []));
    expect(shown.size).toBeGreaterThanOrEqual(7);
  });

  it('open with the netball highlight, of a game that is over', () => {
    const newest = plan.highlights.at(-1);
    expect(newest).toMatchObject({ featured: true, dateAdded: '2026-11-21T05:45:00.000Z' });
    expect(findGame(newest?.gameId ?? null)).toMatchObject({ sportId: 2, status: 'completed' });
    expect(plan.highlights.filter(({ gameId }) => findGame(gameId)?.sportId === 2)).toHaveLength(2);
  });

  it('show existing pictures', () => {
    const posters = plan.highlights.map(({ thumbnail }) => Number(/posters\/(\d+)\.svg$/.exec(thumbnail)?.[1]));
    expect(posters.every((number) => number >= 1 && number <= posterCount)).toBe(true);
  });

  it('have comments and likes by people of the village, all in the past', () => {
    const talk = [...plan.highlights, ...plan.commentableGame].map((item) => item.talk);
    const comments = talk.flatMap((thread) => thread.comments);
    expect(comments.length).toBeGreaterThan(40);
    for (const { username } of comments) expect(known).toContain(username);
    for (const username of talk.flatMap(({ likedBy }) => likedBy)) expect(known).toContain(username);
    const instants = [
      ...plan.highlights.map(({ dateAdded }) => dateAdded),
      ...comments.map((comment) => comment.createdAt),
    ];
    for (const instant of instants) expect(instant <= now.toISOString()).toBe(true);
  });
});
