import { type HomeSide, shownName } from '#features/games/rules.ts';
import type { GameShown } from '../contract.ts';

/** 'Netball · Princeton Village v Oak Res' */
export const gameTitle = ({ sport, homeTeam, awayTeam }: GameShown, settings: HomeSide): string =>
  `${sport.name} · ${shownName(homeTeam, settings)} v ${shownName(awayTeam, settings)}`;
