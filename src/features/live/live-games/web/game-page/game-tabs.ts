import type { Phase } from './phase.ts';

/** `first` is the tab of the phase: a link to it stays right when the game begins, and when it ends. */
const gameTabs = ['first', 'teams', 'table', 'talk'] as const;
export type GameTab = (typeof gameTabs)[number];

export const firstTabs: Record<Phase, string> = { before: 'Preview', while: 'Live', after: 'Summary' };

/** A game that counts for no table has no tab of one. */
export const listTabs = ({ hasTable }: { hasTable: boolean }): GameTab[] =>
  gameTabs.filter((tab) => tab !== 'table' || hasTable);

/** The tab in the address, `?tab=talk`; the first one needs no word there. */
export const readTab = (search: URLSearchParams): GameTab =>
  gameTabs.find((tab) => tab === search.get('tab')) ?? 'first';
