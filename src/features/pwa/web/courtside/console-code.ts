import { buildHere, isOutdated } from '#web/version.ts';
import type { ConsoleAsk, ConsoleCode } from '../../rules.ts';

const longestWaitMs = 30_000;
/** All code of a build comes over a phone's line. */
const longestTakeOverMs = 180_000;

/** Where the page is newer than its worker, the next one is on its way. */
export async function keepConsole(): Promise<ConsoleCode | null> {
  const takenOver = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, longestTakeOverMs);
  });
  const code = await askWorker('keep-console');
  if (!code || code.build === buildHere() || (await isOutdated())) return code;
  await takenOver;
  return askWorker('keep-console');
}

/** Null where no worker answers: there is none, or one of a build that knew nothing of this. */
export async function askWorker(ask: ConsoleAsk): Promise<ConsoleCode | null> {
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null));
  return Promise.race([answerTo(ask), tooLong]);
}

async function answerTo(ask: ConsoleAsk): Promise<ConsoleCode | null> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<ConsoleCode>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  active?.postMessage(ask, [port2]);
  return answered;
}
