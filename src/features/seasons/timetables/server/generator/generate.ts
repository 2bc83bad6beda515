import type { TimetableMeasures, TimetablePlan, TimetableQuestion } from '../../contract.ts';
import { buildModel } from './build-model.ts';
import { placeCompactly } from './compact-plan.ts';
import { makeFirstPlan } from './first-plan.ts';
import { measure } from './measures.ts';
import type { Model } from './model.ts';
import { Random } from './random.ts';
import { search } from './search.ts';
import { explainUnplaced } from './unplaced.ts';

export interface GenerateOptions {
  readonly seed?: number;
  /** Ends it by the clock. */
  readonly seconds?: number;
  /** Ends it by the clock if it is not done before, by the size of its question. */
  readonly mostSeconds?: number;
  /** Ends it after that many rounds of 64 moves: the same seed and rounds give the same plan on every machine. */
  readonly rounds?: number;
  /** Once true, it ends with the best plan so far. */
  readonly isEnough?: () => boolean;
  /** Several times a second at most. */
  readonly onProgress?: (progress: TimetableProgress) => void;
}

export interface TimetableProgress {
  /** From 0 to 100. */
  readonly percent: number;
  readonly measures: TimetableMeasures;
}

const everyMs = 250;

/** Answers where and when each game is played. */
export function generate(question: TimetableQuestion, options: GenerateOptions = {}): TimetablePlan {
  const { seed = 1, isEnough, onProgress } = options;
  const model = buildModel(question);
  if (placeCompactly(model)) return planOf(model);
  const random = new Random(seed);
  makeFirstPlan(model, random);
  const began = performance.now();
  const rounds = options.rounds ?? (options.seconds === undefined ? roundsFor(model) : Number.POSITIVE_INFINITY);
  const milliseconds = (options.seconds ?? options.mostSeconds ?? Number.POSITIVE_INFINITY) * 1000;
  let done = 0;
  let reported = Number.NEGATIVE_INFINITY;
  const progress = () => (isEnough?.() ? 1 : Math.max(done / rounds, (performance.now() - began) / milliseconds));
  search(model, random, {
    progress,
    afterRound: () => {
      done += 1;
      if (!onProgress || performance.now() - reported < everyMs) return;
      reported = performance.now();
      onProgress({ percent: Math.min(99, Math.floor(progress() * 100)), measures: measure(model) });
    },
  });
  return planOf(model);
}

/** Enough for a few hundred games in a few seconds. */
const roundsFor = ({ games }: Model): number => 300 + games.length * 8;

function planOf(model: Model): TimetablePlan {
  return {
    placements: model.games.flatMap(({ source, place }) => (place ? [{ game: source.id, slot: place.slot }] : [])),
    unplaced: explainUnplaced(model),
    measures: measure(model),
  };
}
