import { type ListFigures, measureLists } from './bench/lists.ts';
import { startThrowAwayCluster } from './postgres.ts';

/** `npm run bench`: what a warm list costs beside a bare server, memory, and the start, on both engines. */
async function bench(): Promise<void> {
  print(await measureLists('sqlite', undefined));
  const cluster = await startThrowAwayCluster();
  try {
    print(await measureLists('postgres', cluster.url));
  } finally {
    await cluster.stop();
  }
}

function print(figures: ListFigures): void {
  const lines = [
    [`${figures.engine}: warm list, answers per CPU-second`, figures.answersPerCpuSecond.toFixed(0)],
    ['bare node:http, same bytes', figures.barePerCpuSecond.toFixed(0)],
    ['share of the bare server (bar 50 %)', `${(figures.ratio * 100).toFixed(0)} %`],
    ['an unchanged list (304), share of the same', `${(figures.notModifiedRatio * 100).toFixed(0)} %`],
    ['memory idle (bar 140 MB)', `${figures.idleMemory.toFixed(0)} MB`],
    ['memory after the load', `${figures.loadedMemory.toFixed(0)} MB`],
    ['start on an existing village (bar 1500 ms)', `${figures.secondStartMilliseconds.toFixed(0)} ms`],
  ];
  for (const [name, value] of lines) process.stdout.write(`${String(name).padEnd(52)}${value}\n`);
}

await bench();
