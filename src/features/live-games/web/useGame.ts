import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { gameOptions } from '#features/games/web/api.ts';

/** The game that the address names, `/games/7`, and what is known of reading it. */
export function useGame() {
  const [, , id] = useLocation().pathname.split('/');
  return { id: Number(id), ...useQuery(gameOptions(Number(id))) };
}
