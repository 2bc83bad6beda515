import { queryOptions } from '@tanstack/react-query';
import type { Game } from '#features/competition/games/contract.ts';
import { cardPath } from '../rules.ts';

export const cardOptions = ({ id, version }: Pick<Game, 'id' | 'version'>) =>
  queryOptions({ queryKey: ['share-card', id, version], queryFn: () => readCard({ id, version }), staleTime: 60_000 });

async function readCard(game: Pick<Game, 'id' | 'version'>): Promise<File> {
  const response = await fetch(cardPath(game));
  if (!response.ok) throw new Error(`No card: ${response.status}`);
  return new File([await response.blob()], `result-${game.id}.png`, { type: 'image/png' });
}
