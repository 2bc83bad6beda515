import { manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { iconNames, type Tip, tips } from '../../contract.ts';
import { FeaturedPill } from '../Training.tsx';
import { TipIcon } from '../TrainingIcon.tsx';

export function ManagedTip({ row: { title, description, category, icon, featured } }: RowProps<Tip>) {
  return (
    <div className="flex gap-3">
      <TipIcon name={icon} />
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <h3>{title}</h3>
        <p className="whitespace-pre-line text-sm text-soft">{description}</p>
        <p className="flex flex-wrap gap-1.5">
          <Pill>{category}</Pill>
          {featured && <FeaturedPill />}
        </p>
      </div>
    </div>
  );
}

const icons = iconNames.map((name) => ({ value: name, label: name.replaceAll('-', ' ') }));

const manager = manage(tips, {
  getTitle: ({ title }) => title,
  labels: {
    title: 'Title',
    description: 'Description',
    category: { label: 'Category', required: true },
    icon: { label: 'Icon', required: true, choices: icons },
    featured: { label: 'Featured', hint: 'The newest featured tip is the Tip of the Day' },
  },
  Card: ManagedTip,
});

export const TipsManager = () => <ResourceManager of={manager} />;
