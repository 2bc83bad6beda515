import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { gameOptions } from '#features/games/web/api.ts';

/** The game in the address, `/games/7`, and the state of its query. */
export function useGame() {
  const [, , id] = useLocation().pathname.split('/');
  return { id: Number(id), ...useQuery(gameOptions(Number(id))) };
}
