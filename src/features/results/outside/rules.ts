import * as z from 'zod/mini';
import type { Settings } from '#platform/settings/contract.ts';
import { IdText } from '#shared/fields.ts';

export const embedKinds = ['standings', 'games', 'live'] as const;
export type EmbedKind = (typeof embedKinds)[number];

const Theme = z.optional(z.enum(['dark', 'light']));

/** Without a theme, the page that holds it decides. Without a competition, all of a sport, or of the village. */
export const EmbedQuery = z.strictObject({
  competitionId: z.optional(IdText),
  sportId: z.optional(IdText),
  theme: Theme,
});
export type EmbedQuery = z.output<typeof EmbedQuery>;

export type Opened = Pick<Settings, 'publicResults' | 'embedTables' | 'embedGames' | 'embedLive' | 'resultsFeed'>;

/** Whether visitors may see anything at all comes first. */
export const isEmbedOpen = (kind: EmbedKind, settings: Opened): boolean =>
  settings.publicResults && settings[switchOf[kind]];

export const isFeedOpen = ({ publicResults, resultsFeed }: Opened): boolean => publicResults && resultsFeed;

export const switchOf = { standings: 'embedTables', games: 'embedGames', live: 'embedLive' } as const satisfies Record<
  EmbedKind,
  keyof Opened
>;

export const feedPath = '/feeds/results.xml';

/** As `frame-ancestors` of the policy. The village itself always shows its preview. */
export const framesAllowed = (sites: readonly string[]): string =>
  sites.length === 0 ? '*' : ["'self'", ...sites].join(' ');

export interface Embed {
  kind: EmbedKind;
  competitionId: string;
  theme: '' | 'dark' | 'light';
}

export function embedPath({ kind, competitionId, theme }: Embed): string {
  const query = new URLSearchParams({ ...(competitionId && { competitionId }), ...(theme && { theme }) });
  return `/embed/${kind}${query.size > 0 ? `?${query}` : ''}`;
}

const titles: Record<EmbedKind, string> = { standings: 'Table', games: 'Next games', live: 'Live scores' };
export const embedHeights: Record<EmbedKind, number> = { standings: 420, games: 640, live: 240 };

/** What somebody pastes into the page of another website. */
export const embedSnippet = (origin: string, embed: Embed): string =>
  `<iframe src="${origin}${embedPath(embed).replaceAll('&', '&amp;')}" title="${titles[embed.kind]}" width="100%" height="${embedHeights[embed.kind]}" loading="lazy" style="border:0"></iframe>`;
