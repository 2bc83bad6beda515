import type { SitePart } from '#shared/sitemap.ts';

const modules = import.meta.glob<{ filling: object }>('/src/features/*/web/parts/*.tsx');

export async function loadPart({ module }: SitePart): Promise<object> {
  const loaded = await modules[`/${module}`]?.();
  if (!loaded?.filling) throw new Error(`${module} fills no slot`);
  return loaded.filling;
}
