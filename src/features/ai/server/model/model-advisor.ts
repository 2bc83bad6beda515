import type * as z from 'zod/mini';
import { BoundedQueue } from '#server/bounded-queue.ts';
import { Failure } from '#server/failure.ts';
import type { FeatureContext } from '#server/feature.ts';
import { failedTips, failedWorkout } from '../../contract.ts';
import { type Advisor, tipWishOf, workoutWishOf } from '../advisor.ts';
import { askTwice, type Task } from './ask.ts';
import { ModelFailure, type ModelSettings } from './chat.ts';
import { tipMessages, workoutMessages } from './prompts.ts';
import { judgeTips, judgeWorkout } from './results.ts';
import { ModelTips, ModelWorkout, workoutShapeOf } from './shapes.ts';

/** Below the platform's own limit of ten seconds for a handler, so that the answer still says what failed. */
const longestMs = 9_500;
const mostAtOnce = 2;
/** Who stands further back would not have their turn within the time. */
const mostWaiting = 20;

type Log = Pick<FeatureContext['log'], 'warn'>;

/** Asks a language model; what it says is believed only as far as it keeps the contract. */
export function modelAdvisor(settings: ModelSettings, log: Log, limitMs = longestMs): Advisor {
  const queue = new BoundedQueue(mostAtOnce, mostWaiting);
  const ask = async <S extends z.ZodMiniType, T>(failed: string, task: Task<S, T>): Promise<T> => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await Promise.race([queue.run(() => askTwice(settings, task, signal)), onceOver(signal)]);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the language model gave no answer that could be used');
      throw new Failure(503, failed, { code: 'busy' }, { 'retry-after': '10' });
    }
  };
  return {
    isCostly: true,
    workout: async (request) => {
      const wish = await workoutWishOf(request);
      const { isOwnOnly, ownNames } = await import('./own-exercises.ts');
      const names = isOwnOnly(wish) ? ownNames(wish) : undefined;
      return ask(failedWorkout, {
        name: 'workout',
        shape: ModelWorkout,
        asked: names && workoutShapeOf(names),
        messages: workoutMessages(request, wish, names),
        judge: (said) => judgeWorkout(said, wish),
      });
    },
    tips: async (request) => {
      const wish = await tipWishOf(request);
      return ask(failedTips, {
        name: 'tips',
        shape: ModelTips,
        messages: tipMessages(request, wish),
        judge: (said) => judgeTips(said, wish),
      });
    },
  };
}

/** Whoever waits in line is not kept longer than the rest. */
const onceOver = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Why, without anything that was sent or received: neither words nor keys belong into a log. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelFailure) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
