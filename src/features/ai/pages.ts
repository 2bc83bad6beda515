import type { SitePage } from '#shared/sitemap.ts';

export const aiPages: SitePage[] = [
  { path: '/ai', title: 'AI', guard: 'member', module: 'src/features/ai/web/AiPage.tsx', reads: ['/api/ai/saved'] },
];
