import { shownName } from '#features/games/rules.ts';
import type { Settings } from '#features/settings/contract.ts';
import type { GameShown } from '../contract.ts';

/** 'Netball · Princeton Village v Oak Res' */
export const gameTitle = ({ sport, homeTeam, awayTeam }: GameShown, settings: Settings): string =>
  `${sport.name} · ${shownName(homeTeam, settings)} v ${shownName(awayTeam, settings)}`;
