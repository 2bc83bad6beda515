import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { TimetableMeasures } from '#features/seasons/timetables/contract.ts';
import { readJsonQuestion, UnreadableQuestion } from '#features/seasons/timetables/server/files/read-question.ts';
import { planCsv } from '#features/seasons/timetables/server/files/write-plan.ts';
import { runTimetable } from '#features/seasons/timetables/server/services.ts';

// `npm run season -- FILE`: makes a timetable from a file, and says what it is like. See docs/seasons.md.

const options = {
  out: { type: 'string' },
  measures: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string' },
} as const;

try {
  await main();
} catch (error) {
  if (!(error instanceof UnreadableQuestion)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UnreadableQuestion('usage: npm run season -- FILE');
  const { question, notes } = readJsonQuestion(readFileSync(file, 'utf8'));
  for (const note of notes) console.log(note);
  const plan = await runTimetable(question, {
    seed: Number(values.seed ?? 1),
    ...(values.seconds === undefined ? {} : { seconds: Number(values.seconds) }),
    onWaiting: () => undefined,
    onProgress: ({ percent, measures }) =>
      process.stderr.write(`\r${percent} %, ${measures.unplaced} without a place `),
  });
  process.stderr.write('\r');
  console.log(measuresText(plan.measures));
  for (const { game, reason, help } of plan.unplaced)
    console.log(`${game}: ${[reason, help].filter(Boolean).join('. ')}`);
  if (values.out?.endsWith('.csv')) writeFileSync(values.out, planCsv(question, plan));
  else if (values.out) writeFileSync(values.out, `${JSON.stringify(plan, null, 2)}\n`);
  if (values.measures) writeFileSync(values.measures, `${JSON.stringify(plan.measures, null, 2)}\n`);
}

function measuresText(measures: TimetableMeasures): string {
  return Object.entries(measures)
    .map(([name, value]) => `${name.padEnd(24)}${value}`)
    .join('\n');
}
