import { HeartPulse } from 'lucide-react';
import { Card } from '#web/ui/Card.tsx';
import { CardList } from '#web/ui/lists/InfiniteList.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Tip } from '../../contract.ts';
import { tipsOptions } from '../api.ts';
import { FeaturedPill } from '../Training.tsx';
import { TipIcon } from '../TrainingIcon.tsx';

const nothing = 'No tips available';

export function TipsList() {
  return (
    <CardList
      of={tipsOptions()}
      Card={TipCard}
      className="grid grid-cols-1 gap-3.5 md:grid-cols-2 xl:grid-cols-3"
      loading={{ label: 'Loading tips...', rows: 3, shape: 'h-44' }}
      failed={{ title: nothing }}
      empty={<EmptyState icon={HeartPulse} title={nothing} />}
    />
  );
}

function TipCard({ row: { id, title, description, category, icon, featured } }: { row: Tip }) {
  return (
    <Card as="li" id={`tip-${id}`} tabIndex={-1} className="wrap-anywhere flex gap-3.5">
      <TipIcon name={icon} />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1.5">
        <h2>{title}</h2>
        <p className="whitespace-pre-line text-base text-soft">{description}</p>
        <p className="mt-1 flex flex-wrap gap-2">
          <Pill>{category}</Pill>
          {featured && <FeaturedPill />}
        </p>
      </div>
    </Card>
  );
}
