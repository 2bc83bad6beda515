import type { SitePart } from '#shared/sitemap.ts';
import type { Tab } from '#web/ui/Tabs.tsx';

const first: Tab<string> = { value: 'highlights', label: 'Highlights' };

export const tabsOf = (parts: readonly SitePart[]): readonly Tab<string>[] => [
  first,
  ...parts.map(({ name = '', title }) => ({ value: name, label: title })),
];

export const mediaTab = (tabs: readonly Tab<string>[], asked: string | null): string =>
  tabs.find(({ value }) => value === asked)?.value ?? first.value;
