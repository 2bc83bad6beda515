import type { SitePage } from '#shared/sitemap.ts';

export const aiPages: SitePage[] = [
  {
    path: '/ai',
    title: 'AI',
    under: '/more',
    about: 'Workout plans and tips made for you',
    keywords: 'better living diet training ask',
    guard: 'member',
    module: 'src/features/training/ai/web/AiPage.tsx',
  },
];
