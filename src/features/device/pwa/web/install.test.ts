import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownRsvpsOptions } from '#features/competition/games/web/api.ts';

const visit = async ({ rsvps = 0, agent = 'Android', fingers = 5, isPrompted = true } = {}) => {
  vi.resetModules();
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(fingers);
  const client = new QueryClient();
  if (rsvps > 0) client.setQueryData(ownRsvpsOptions.queryKey, [{ gameId: 1, userName: 'Thandi' }]);
  const hint = await import('./install.ts');
  hint.followInstalling(client);
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  if (isPrompted) dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  hint.considerInstallHint();
  return { ...hint, prompt };
};

const hour = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('shows the hint at the third visit, and never again', async () => {
  const ways = [];
  for (let day = 0; day < 5; day += 1) {
    ways.push((await visit()).installHint());
    vi.advanceTimersByTime(24 * hour);
  }
  expect(ways).toEqual([null, null, 'question', null, null]);
});

test('counts repeated openings within half an hour as one visit', async () => {
  for (let times = 0; times < 6; times += 1) {
    expect((await visit()).installHint()).toBe(null);
    vi.advanceTimersByTime(60_000);
  }
});

test('shows the hint at the first visit to a person with an RSVP', async () => {
  expect((await visit({ rsvps: 1 })).installHint()).toBe('question');
});

test('shows an iPhone its own steps, and no hint where the app cannot be installed', async () => {
  expect((await visit({ rsvps: 1, isPrompted: false })).installHint()).toBe(null);
  expect((await visit({ rsvps: 1, isPrompted: false, agent: 'iPhone' })).installHint()).toBe('iphone');
});

test.each([
  ['iPad', 5, 'ipad'],
  ['Macintosh', 5, 'ipad'],
  ['Macintosh', 0, null],
])('%s with %i touch points gets the steps of: %s', async (agent, fingers, way) => {
  expect((await visit({ rsvps: 1, isPrompted: false, agent, fingers })).installHint()).toBe(way);
});

test('shows no hint without HTTPS', async () => {
  const { installHint, considerInstallHint } = await visit({ isPrompted: false });
  vi.stubGlobal('isSecureContext', false);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
  considerInstallHint();
  expect(installHint()).toBe(null);
});

test('opens the browser prompt on a press and hides the hint', async () => {
  const { install, installHint, prompt } = await visit({ rsvps: 1 });
  expect(await install()).toBe(true);
  expect(prompt).toHaveBeenCalledOnce();
  expect(installHint()).toBe(null);
});
