import { fixtureText } from '#shared/notation.ts';
import type { PhotoGame } from './contract.ts';

export const defaultPhotoTitle = (productName: string): string => `${productName} Photo`;
export const defaultPhotoDescription = 'Sports Event Photo';

/** One photo, open. */
export const photoPath = (id: number): string => `/media?tab=photos&photo=${id}`;

/** The photos of a game, or of a team's games; one that is added there is of that game. */
export const gamePhotosPath = (gameId: number): string => `/media?tab=photos&game=${gameId}`;
export const teamPhotosPath = (teamId: number): string => `/media?tab=photos&team=${teamId}`;

/** 'Oak Res v Baobab' */
export const gameText = ({ homeTeam, awayTeam }: Pick<PhotoGame, 'homeTeam' | 'awayTeam'>): string =>
  fixtureText(homeTeam.name, awayTeam.name);
