import { expect, test, vi } from 'vitest';
import type { EntryKind, NewEntry } from './outbox.ts';
import { answered, comment, found, lost, onOneDevice, openPage, sent, settled, shown } from './testing/open-page.ts';

onOneDevice();

const play = (number: number): NewEntry =>
  comment(number, {
    path: '/api/games/7/events?number=7',
    resource: 'plays:7',
    kind: 'plays',
    batch: 'events',
    body: { events: [number] },
  });

/** Plays as a feature completes and applies them. */
function playsKind() {
  const applied: unknown[] = [];
  const kind: EntryKind = {
    complete: async ({ path, body }) => ({ path: `${path}&after=0`, body }),
    apply: ({ entries, body, late }) => void applied.push([entries.length, body, late]),
  };
  return { applied, kinds: new Map([['plays', async () => kind]]) };
}

test('applies the response to entries of a kind in every page before they vanish there', async () => {
  const [one, other] = [playsKind(), playsKind()];
  const page = openPage(one);
  const watching = openPage(other);
  lost();
  await page.add(play(1));
  await vi.waitFor(() => expect(shown(watching)).toEqual([7]));
  const states: unknown[] = [];
  watching.subscribe(() => states.push([shown(watching), other.applied.length]));
  answered.mockImplementation(async () => Response.json({ score: 2 }));
  page.flush();
  await Promise.all([settled(page), settled(watching)]);
  expect(answered.mock.calls[0]?.[0]).toContain('&after=0');
  expect([one.applied, other.applied]).toEqual([[[1, { score: 2 }, 1]], [[1, { score: 2 }, 0]]]);
  expect(states.at(-1)).toEqual([[], 1]);
});

test('counts what did not arrive at the first attempt', async () => {
  const { applied, kinds } = playsKind();
  lost();
  const page = openPage({ kinds });
  await page.add(play(1));
  page.flush();
  await vi.waitFor(() => expect(page.get().stuck).toHaveLength(1));
  await page.add(play(2));
  found();
  page.flush();
  await settled(page);
  expect(applied).toEqual([[2, {}, 1]]);
});

test('a fault in the code of a kind keeps nothing that the server has', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { kinds } = playsKind();
  const kind: EntryKind = { complete: async (request) => request, apply: () => undefined };
  vi.spyOn(kind, 'apply').mockImplementation(() => {
    throw new TypeError('undefined is not a function');
  });
  kinds.set('plays', async () => kind);
  const page = openPage({ kinds });
  await page.add(play(1));
  page.flush();
  await settled(page);
  expect([sent(), reported.mock.calls.length]).toEqual([[7], 1]);
});
