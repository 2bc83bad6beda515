import { createExaminer, type FoundDanger } from './danger/examine.ts';
import stored from './danger/model.json' with { type: 'json' };
import { unpacked } from './danger/model.ts';
import { createReader } from './danger/vocabulary.ts';

/** The gravest danger that a text speaks of; null for none. The first call takes longer, because it unpacks the model. */
export const dangerIn = (text: string): FoundDanger | null => {
  examine ??= createExaminer(unpacked(stored), createReader(stored.vocabulary));
  return examine(text);
};

let examine: ReturnType<typeof createExaminer> | undefined;
