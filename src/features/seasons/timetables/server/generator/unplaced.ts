import type { Unplaced } from '../../contract.ts';
import type { Model } from './model.ts';

export function explainUnplaced(model: Model): Unplaced[] {
  return model.games
    .filter(({ place }) => !place)
    .map(({ source }) => ({ game: source.id, reason: 'No slot is left for it', help: null }));
}
