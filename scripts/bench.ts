import { startThrowAwayCluster } from '#testing/database/postgres.ts';
import { type ListFigures, measureLists } from './bench/lists.ts';
import { measurePages, type PageFigures } from './bench/pages.ts';
import { measureStreams, type StreamFigures } from './bench/streams.ts';

const benches = {
  /** The cost of a warm list compared with a bare server, memory use, and startup time. */
  lists: async (engine: string, url?: string) => printLists(await measureLists(engine, url)),
  /** Memory idle, and after 280 rendered pages. */
  pages: async (engine: string, url?: string) => printPages(await measurePages(engine, url)),
  /** 2,000 live streams on one process. */
  streams: async (engine: string, url?: string) => printStreams(await measureStreams(engine, url)),
};

/** `npm run bench`, or `npm run bench -- pages` or `-- streams`: on both engines. */
async function bench(name = 'lists'): Promise<void> {
  if (name !== 'lists' && name !== 'pages' && name !== 'streams')
    throw new Error(`There is no bench ${name}: lists, pages, streams`);
  await benches[name]('sqlite');
  const cluster = await startThrowAwayCluster();
  try {
    await benches[name]('postgres', cluster.url);
  } finally {
    await cluster.stop();
  }
}

function printLists(figures: ListFigures): void {
  print([
    [`${figures.engine}: warm list, answers per CPU-second`, figures.responsesPerCpuSecond.toFixed(0)],
    ['bare node:http, same bytes', figures.barePerCpuSecond.toFixed(0)],
    ['share of the bare server (bar 70 %)', `${(figures.ratio * 100).toFixed(0)} %`],
    ['an unchanged list (304), share of the same', `${(figures.notModifiedRatio * 100).toFixed(0)} %`],
    ['memory idle (bar 130 MB)', `${figures.idleMemory.toFixed(0)} MB`],
    ['memory after the load (bar 180 MB)', `${figures.loadedMemory.toFixed(0)} MB`],
    [`memory after ${figures.refused} refusals (bar 180 MB)`, `${figures.refusedMemory.toFixed(0)} MB`],
    ['written to the log meanwhile', `${(figures.refusedLogBytes / 1024).toFixed(0)} kB`],
    ['start on an existing village (bar 1500 ms)', `${figures.secondStartMilliseconds.toFixed(0)} ms`],
  ]);
}

function printPages(figures: PageFigures): void {
  print([
    [`${figures.engine}: memory idle (bar 130 MB)`, `${figures.idleMemory.toFixed(0)} MB`],
    ['memory after 280 rendered pages (bar 180 MB)', `${figures.memory.toFixed(0)} MB`],
    ['processor time of a page', `${(figures.cpuPerPage * 1_000).toFixed(0)} ms`],
  ]);
}

function printStreams(figures: StreamFigures): void {
  const { median, p99, worst, before, open, after, again } = figures;
  print([
    [`${figures.engine}: a score to ${figures.listeners} listeners, median`, `${median.toFixed(0)} ms`],
    ['99 of 100 within (bar 250 ms)', `${p99.toFixed(0)} ms`],
    ['the last one within', `${worst.toFixed(0)} ms`],
    ['processor time of one score', `${figures.cpuPerScore.toFixed(0)} ms`],
    ['memory before the streams', `${before.toFixed(0)} MB`],
    ['more with them (bar 60 MB)', `${(open - before).toFixed(0)} MB`],
    ['more after they had gone', `${(after - before).toFixed(0)} MB`],
    ['more with as many again', `${(again - before).toFixed(0)} MB`],
    ['listeners that heard of an import, in events', `${figures.receivedImport}, ${figures.importEvents}`],
    ['sessions that it wrote to (bar 0)', String(figures.writtenByImport)],
  ]);
}

function print(lines: readonly (readonly [string, string])[]): void {
  for (const [name, value] of lines) process.stdout.write(`${name.padEnd(52)}${value}\n`);
}

await bench(process.argv[2]);
