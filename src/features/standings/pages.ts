import type { Site } from '#shared/sitemap.ts';

export const standingsPages: Site = [
  {
    path: '/standings',
    title: 'Standings',
    about: 'League tables and leaders',
    words: 'log points position ranking',
    guard: 'member',
    module: 'src/features/standings/web/StandingsPage.tsx',
  },
  { slot: 'team-record', module: 'src/features/standings/web/parts/SeasonRecord.tsx' },
  { slot: 'below-team', module: 'src/features/standings/web/parts/TeamGames.tsx' },
  {
    slot: 'below-games',
    module: 'src/features/standings/web/parts/StandingsCard.tsx',
    wideOnly: true,
    skeleton: 'h-[294px]',
  },
];
