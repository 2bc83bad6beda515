import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#features/people/accounts/server/demo/fill.ts';
import { firstEpisode } from './fill.ts';

describe('the episodes of the demo village', () => {
  it('begin with the first', () => {
    expect(firstEpisode).toMatchObject({ number: 1, duration: '19:45', publishedOn: '2025-06-20' });
  });

  it('have subscribers among the people of the village', () => {
    const known = new Set(demoAccounts(new Date()).map(({ username }) => username));
    for (const username of firstEpisode.subscribers) expect(known).toContain(username);
  });
});
