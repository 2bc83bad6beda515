import type { Episode } from './contract.ts';

export const episodePath = ({ number }: Pick<Episode, 'number'>): string => `/video-player?episode=${number}`;
