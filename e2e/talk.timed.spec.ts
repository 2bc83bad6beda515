import { expect } from '@playwright/test';
import { apart, measureTimes, reportMedian } from '#testing/timing.ts';
import { openPage, test } from './fixtures.ts';
import { approve, bell, register, uploadPhoto } from './notice.ts';
import { like, newGame, openComments, personElsewhere, postComment } from './talk.ts';

const withinMs = 1_000;
const tries = 5;

test('comments and likes of others are on screen within a second', async ({ page, browser, baseURL }, { project }) => {
  const game = await newGame(browser, baseURL);
  const other = await personElsewhere(browser, baseURL, 'officer');
  await register(page);
  const here = await openComments(page, game.location);
  const there = await openComments(other, game.location);

  const comments = await measureTimes(
    tries,
    async (at) => {
      await postComment(other, game.id, `Said for the ${at}. time`);
      await here
        .getByText(`Said for the ${at}. time`)
        .or(here.getByRole('button', { name: /new comment/ }))
        .first()
        .waitFor();
      await here.getByRole('button', { name: new RegExp(`^Comments ${at + 1}`) }).waitFor();
    },
    apart,
  );
  expect(reportMedian(`a comment on another screen, ${project.name}`, comments)).toBeLessThan(withinMs);

  const likes = await measureTimes(
    tries,
    async (at) => {
      await like(there).click();
      await expect(like(here)).toHaveAccessibleName(at % 2 === 0 ? /1 like$/ : /0 likes$/);
    },
    apart,
  );
  expect(reportMedian(`a like on another screen, ${project.name}`, likes)).toBeLessThan(withinMs);
  await other.close();
});

test('a notice is on screen within a second', { tag: '@whole' }, async ({ page, browser, baseURL }, { project }) => {
  await register(page);
  await openPage(page, '/clubs');
  await expect(bell(page)).toHaveAccessibleName('Notices');
  const photos = [await uploadPhoto(page), await uploadPhoto(page), await uploadPhoto(page)];
  const officer = await personElsewhere(browser, baseURL, 'officer');
  // The first photo also earns an award, which is a notice of its own.
  await approve(officer, await uploadPhoto(page));
  await expect(bell(page)).toHaveAccessibleName('Notices, 2 new');
  const times = await measureTimes(
    photos.length,
    async (at) => {
      await approve(officer, photos[at] ?? 0);
      await expect(bell(page)).toHaveAccessibleName(`Notices, ${at + 3} new`);
    },
    apart,
  );
  expect(reportMedian(`a notice, ${project.name}`, times)).toBeLessThan(withinMs);
});
