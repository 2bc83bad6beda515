import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { found, foundTitles } from '#platform/search/testing/search.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

it('finds a highlight by its title, but not by what its caption mentions', async () => {
  await arena.as.adminWithWindow.post('/api/highlights', {
    title: 'Top five blocks of the week',
    videoUrl: 'R6MlUcmOul8',
    description: 'Not in this paint. Number one was heard in the laundry room.',
  });
  expect(await foundTitles(arena.as.member, 'blocks', 'highlight')).toEqual(['Top five blocks of the week']);
  expect(await found(arena.as.member, 'laundry')).toEqual({});
});
