import { manage } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { iconNames, tips } from '../../contract.ts';
import { ManagedTip } from '../training-manager/ManagedTip.tsx';

const icons = iconNames.map((name) => ({ value: name, label: name.replaceAll('-', ' ') }));

const manager = manage(tips, {
  titleOf: ({ title }) => title,
  labels: {
    title: 'Title',
    description: 'Description',
    category: { label: 'Category', required: true },
    icon: { label: 'Icon', required: true, choices: () => icons },
    featured: { label: 'Featured', hint: 'The newest featured tip is the Tip of the Day' },
  },
  Card: ManagedTip,
});

export const TipsManager = () => <ResourceManager of={manager} />;
