import { checkQuestion, type ReadQuestion, readJsonQuestion } from './read-question.ts';
import { readRobinX } from './robinx/read-robinx.ts';
import { readSheetQuestion } from './sheet/read-sheet-question.ts';
import { UnreadableQuestion } from './unreadable.ts';

/** JSON of the app's own, RobinX or a spreadsheet: the first character tells which, not the file's name. */
export function readQuestion(bytes: Uint8Array, firstDay: string | undefined): ReadQuestion {
  if (bytes.length === 0) throw new UnreadableQuestion('The file is empty');
  const head = new TextDecoder()
    .decode(bytes.subarray(0, 400))
    .replace(/^\ufeff/, '')
    .trimStart();
  if (head.startsWith('{')) return readJsonQuestion(new TextDecoder().decode(bytes));
  const read = head.startsWith('<') ? readRobinX(new TextDecoder().decode(bytes), firstDay) : readSheetQuestion(bytes);
  return { ...read, question: checkQuestion(read.question) };
}
