import { UnreadableQuestion } from '#features/seasons/timetables/server/files/read-question.ts';
import { makeSeason } from '#features/seasons/timetables/server/season-commands.ts';

// `npm run season -- FILE`: makes a timetable from a file, and says what it is like. See docs/seasons.md.

try {
  const isClean = await makeSeason(process.argv.slice(2), (text) => console.log(text));
  if (!isClean) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnreadableQuestion)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
