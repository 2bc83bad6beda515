import type { ShownContribution } from '#web/extension-point.ts';
import type { Tab } from '#web/ui/Tabs.tsx';

const first: Tab<string> = { value: 'highlights', label: 'Highlights' };

export const tabsOf = (contributions: readonly Pick<ShownContribution, 'name' | 'title'>[]): readonly Tab<string>[] => [
  first,
  ...contributions.map(({ name = '', title }) => ({ value: name, label: title })),
];

export const mediaTab = (tabs: readonly Tab<string>[], asked: string | null): string =>
  tabs.find(({ value }) => value === asked)?.value ?? first.value;
