import type { Phase } from './phase.ts';

/** `first` is the tab of the phase: a link to it stays right when the game begins, and when it ends. */
export const gameTabs = ['first', 'teams', 'talk'] as const;
export type GameTab = (typeof gameTabs)[number];

export const firstTabs: Record<Phase, string> = { before: 'Preview', while: 'Live', after: 'Summary' };

/** The tab in the address, `?tab=talk`; the first one needs no word there. */
export const readTab = (search: URLSearchParams): GameTab =>
  gameTabs.find((tab) => tab === search.get('tab')) ?? 'first';
