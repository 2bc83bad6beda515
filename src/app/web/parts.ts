import type { SitePart } from '#shared/sitemap.ts';

type PartModules = Readonly<Record<string, () => Promise<{ filling: object }>>>;

export const loaderOf =
  (modules: PartModules) =>
  async ({ module }: SitePart): Promise<object> => {
    const loaded = await modules[`/${module}`]?.();
    if (!loaded?.filling) throw new Error(`${module} fills no slot`);
    return loaded.filling;
  };

export const loadPart = loaderOf(import.meta.glob<{ filling: object }>('/src/features/*/web/parts/*.tsx'));
