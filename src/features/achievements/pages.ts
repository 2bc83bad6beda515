import type { Site } from '#shared/sitemap.ts';

export const achievementsPages: Site = [
  {
    slot: 'lobby-tabs',
    name: 'achievements',
    title: 'My Achievements',
    module: 'src/features/achievements/web/parts/AchievementsTab.tsx',
  },
  { slot: 'account-cards', module: 'src/features/achievements/web/parts/OwnAchievementsCard.tsx' },
];
