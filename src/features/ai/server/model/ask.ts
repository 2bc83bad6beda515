import type * as z from 'zod/mini';
import { complete, type Message, ModelFailure, type ModelSettings, parsed } from './chat.ts';
import type { Judged } from './results.ts';
import { jsonSchemaOf } from './shapes.ts';

/** Something that a model is asked for, and how its answer is looked at. */
export interface Task<S extends z.ZodMiniType, T> {
  name: string;
  shape: S;
  /** What the server is asked to hold the model to, where that is narrower than what can be read. */
  asked?: z.ZodMiniType | undefined;
  messages: readonly Message[];
  judge(said: z.output<S>): Promise<Judged<T>>;
}

/** Of a wrong answer, so much is shown to the model again. */
const longestEcho = 4_000;

/** Asks, and once more with what was wrong. Throws `ModelFailure`, or what the connection failed with. */
export async function askTwice<S extends z.ZodMiniType, T>(
  settings: ModelSettings,
  task: Task<S, T>,
  signal: AbortSignal,
): Promise<T> {
  const first = await askOnce(settings, task, task.messages, signal);
  if ('result' in first.judged) return first.judged.result;
  const { faults } = first.judged;
  const again = await askOnce(settings, task, [...task.messages, ...repair(first.said, faults)], signal);
  if ('result' in again.judged) return again.judged.result;
  throw new ModelFailure(`wrong twice: ${again.judged.faults.length} faults`);
}

async function askOnce<S extends z.ZodMiniType, T>(
  settings: ModelSettings,
  { name, shape, asked = shape, judge }: Task<S, T>,
  messages: readonly Message[],
  signal: AbortSignal,
): Promise<{ said: string; judged: Judged<T> }> {
  signal.throwIfAborted();
  const said = (await complete(settings, { messages, shape: { name, schema: jsonSchemaOf(asked) }, signal })) ?? '';
  const read = shape.safeParse(parsed(said));
  if (read.success) return { said, judged: await judge(read.data) };
  const faults = read.error.issues.slice(0, 8).map(({ path, message }) => `${path.join('.')} ${message}`.trim());
  return { said, judged: { faults } };
}

const repair = (said: string, faults: readonly string[]): Message[] => [
  { role: 'assistant', content: said.slice(0, longestEcho) },
  {
    role: 'user',
    content: `That cannot be used: ${faults.join('; ')}. Answer again, complete, as JSON of the given schema.`,
  },
];
