import sax from 'sax';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { playedGame } from '#features/results/box-scores/testing/played-game.ts';
import { buildWorld } from '#testing/world.ts';
import { feedPath } from '../rules.ts';

const arena = await startTestApp({ env: { PUBLIC_URL: 'https://arena.example.org' } });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const set = async (settings: object) =>
  expect((await arena.as.adminWithWindow.patch('/api/settings', settings)).status).toBe(200);

const everything = { publicResults: true, embedTables: true, embedGames: true, embedLive: true, resultsFeed: true };
const awkward = `Where's <b>&amp; </script> "7"`;
const { gameId } = await playedGame(arena, { location: 'Hidden Court' });
const sides = await arena.db
  .selectFrom('games')
  .select(['home_team_id', 'sport_id'])
  .where('id', '=', gameId)
  .executeTakeFirstOrThrow();
await arena.db.updateTable('teams').set({ name: awkward }).where('id', '=', sides.home_team_id).execute();
const { gameId: liveId } = await playedGame(arena, { status: 'live' });
await arena.db.updateTable('games').set({ home_team_id: sides.home_team_id }).where('id', '=', liveId).execute();
const next = await addUpcomingGame(world);
await arena.db
  .updateTable('games')
  .set({ date_time: new Date(Date.now() + 3_600_000).toISOString(), location: `Oval & <i>Pitch</i>` })
  .where('id', '=', next)
  .execute();

const frames = ['/embed/standings', '/embed/games', '/embed/live'];
const ask = async (path: string) => {
  const { status, body, headers } = await arena.newVisitor().get(path);
  return { status, html: String(body), headers };
};

beforeEach(() => set({ ...everything, embedSites: [] }));

describe('frames for other websites', () => {
  it.each([
    ['/embed/standings', 'Where&#39;s &lt;b&gt;&amp;amp; &lt;/script&gt; &quot;7&quot;'],
    ['/embed/games', 'Oval &amp; &lt;i&gt;Pitch&lt;/i&gt;'],
    ['/embed/live', 'Where&#39;s &lt;b&gt;&amp;amp; &lt;/script&gt; &quot;7&quot;'],
  ])('%s shows names as text, whatever characters they have', async (path, name) => {
    const sport = path === '/embed/standings' ? `?sportId=${sides.sport_id}` : '';
    const { status, html } = await ask(path + sport);
    expect([status, html.includes(name)]).toEqual([200, true]);
    expect(html).not.toMatch(/<b>&|<i>/);
    expect(html.match(/<script/g)?.length ?? 0).toBe(path === '/embed/live' ? 1 : 0);
  });

  it.each(frames)('%s may be framed by all websites, or by those that are named', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
    expect([headers.get('x-frame-options'), headers.get('set-cookie')]).toEqual([null, null]);
    await set({ embedSites: ['https://Sport.Example.org', 'https://*.campus.example:8443'] });
    expect((await ask(path)).headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'self' https:\/\/sport\.example\.org https:\/\/\*\.campus\.example:8443$/,
    );
  });

  it('leaves every other page out of frames', async () => {
    for (const path of ['/', `/results/${gameId}`, feedPath, '/api/settings', '/embed/standings?theme=blue']) {
      const { headers } = await ask(path);
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
    }
  });

  const closings: [path: string, closed: object][] = [
    ['/embed/standings', { embedTables: false }],
    ['/embed/games', { embedGames: false }],
    ['/embed/live', { embedLive: false }],
    ...frames.map((path): [string, object] => [path, { publicResults: false }]),
  ];
  it.each(closings)('%s says nothing with %o, to nobody', async (path, closed) => {
    await set(closed);
    for (const person of [arena.newVisitor(), arena.as.admin]) {
      const { status, body } = await person.get(path);
      expect([status, String(body)]).toEqual([404, expect.stringContaining('Nothing to show')]);
      expect(String(body)).not.toMatch(/Where|Oval|Basketball/);
    }
  });

  it('follows a score at once, and a theme that is asked for', async () => {
    await ask('/embed/live');
    await arena.as.officer.patch(`/api/games/${liveId}`, { homeScore: 77 });
    expect((await ask('/embed/live')).html).toContain('<b>77</b>');
    expect((await ask('/embed/live?theme=dark')).html).toContain('data-theme="dark"');
  });

  it('narrows to a competition, and says when there is none', async () => {
    expect((await ask('/embed/standings?competitionId=987654')).html).toContain('No table yet.');
    expect((await ask('/embed/games?competitionId=987654')).html).toContain('No games planned.');
    expect((await ask('/embed/live?sportId=987654')).html).toContain('No game is live right now.');
  });
});

it.each([
  'sport.example.org',
  'https://sport.example.org/page',
  'https://a.example; script-src *',
  'https://a.example https://b.example',
  "'unsafe-inline'",
  '*',
])('refuses %s as a website', async (site) => {
  expect((await arena.as.adminWithWindow.patch('/api/settings', { embedSites: [site] })).status).toBe(400);
});

describe('the feed of results', () => {
  it('is RSS 2.0, with absolute addresses, and names as text', async () => {
    const { status, html, headers } = await ask(feedPath);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const items = readItems(html);
    const item = items.find(({ link }) => link === `https://arena.example.org/results/${gameId}`);
    expect(item?.title).toMatch(/^Where's <b>&amp; <\/script> "7" 10–4 Oak \d+$/);
    expect(item?.guid).toBe(item?.link);
    expect(item?.description).toBe('Basketball, Sun 1 Mar 2026. Final score.');
    expect(item?.pubDate).toMatch(/^Sun, 01 Mar 2026 \d\d:\d\d:\d\d GMT$/);
    expect(html).not.toMatch(/Hidden Court|Ada/);
    expect(items.some(({ link }) => link?.endsWith(`/${liveId}`))).toBe(false);
  });

  it.each([{ resultsFeed: false }, { publicResults: false }])('says nothing with %o', async (closed) => {
    await set(closed);
    const { status, html } = await ask(feedPath);
    expect([status, html.includes('Where')]).toEqual([404, false]);
  });
});

/** Strictly: a fault of the XML throws. Each item has what RSS asks for. */
function readItems(xml: string): Record<string, string>[] {
  const items: Record<string, string>[] = [];
  const open: string[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => {
    open.push(name);
    if (name === 'item') items.push({});
  };
  const take = (text: string) => {
    const item = items.at(-1);
    const name = open.at(-1) ?? '';
    if (item && open.at(-2) === 'item') item[name] = (item[name] ?? '') + text;
  };
  parser.ontext = take;
  parser.onclosetag = () => void open.pop();
  parser.write(xml).close();
  expect(open).toEqual([]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
  expect(xml).toContain('<atom:link href="https://arena.example.org/feeds/results.xml" rel="self"');
  return items;
}

describe('the open page of a result', () => {
  const read = async () => {
    const { html } = await ask(`/results/${gameId}`);
    return /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  };

  it('describes the game as schema.org does, whatever characters its names have', async () => {
    expect(JSON.parse((await read()) ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      startDate: '2026-03-01',
      sport: 'Basketball',
      homeTeam: { '@type': 'SportsTeam', name: awkward },
      url: `https://arena.example.org/results/${gameId}`,
    });
  });

  it('says nothing where results are not public', async () => {
    await set({ publicResults: false });
    expect(await read()).toBe(undefined);
  });
});
