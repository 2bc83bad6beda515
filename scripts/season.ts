import { UnreadableQuestion } from '#features/seasons/timetables/server/files/unreadable.ts';
import { makeSeason } from '#features/seasons/timetables/server/season-commands.ts';

// `npm run season -- FILE`: makes a timetable from a file, and says what it is like. See docs/seasons.md.

try {
  const isClean = await makeSeason(process.argv.slice(2), (text) => console.log(text));
  if (!isClean) process.exitCode = 1;
} catch (error) {
  if (error instanceof UnreadableQuestion) console.error(error.message);
  else console.error(`No season was made, by a fault of the app: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
