import { Dumbbell, HeartPulse, type LucideIcon, Music, Users } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSearchChange } from '#web/routing/search-params.ts';
import { contentCards } from '../extension-points.ts';
import { NamedContribution } from './NamedContribution.tsx';

/** Four cards; the chosen one's manager stands below them. */
export function ManageContent() {
  const asked = useSearchParams()[0].get('content');
  const change = useSearchChange();
  const chosen = cards.find(({ value }) => value === asked);
  return (
    <div className="grid gap-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-label="Content" className="grid grid-cols-2 gap-2.5 lg:grid-cols-4">
        {cards.map(({ value, label, about, icon: Icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === asked}
            onClick={() => change({ content: value })}
            className="card grid grid-cols-[auto_1fr] content-start items-center gap-x-2.5 gap-y-1.5 p-3 text-left transition hover:border-edge aria-pressed:border-accent-text aria-pressed:bg-raised"
          >
            <span className="grid size-8 place-items-center rounded-lg bg-raised text-accent-text">
              <Icon className="size-4.5" aria-hidden />
            </span>
            <span className="min-w-0 font-bold text-[0.9375rem] leading-tight">{label}</span>
            <span className="col-span-2 text-[0.8125rem] text-soft leading-snug">{about}</span>
          </button>
        ))}
      </div>
      {chosen && <NamedContribution key={chosen.value} point={contentCards} name={chosen.value} title={chosen.label} />}
    </div>
  );
}

interface ContentCard {
  value: string;
  label: string;
  about: string;
  icon: LucideIcon;
}

const cards: readonly ContentCard[] = [
  { value: 'workouts', label: 'Workouts', about: 'Manage workout plans', icon: Dumbbell },
  { value: 'better-living', label: 'Better Living', about: 'Health and nutrition tips', icon: HeartPulse },
  { value: 'clubs', label: 'Clubs', about: 'Manage club profiles', icon: Users },
  { value: 'playlists', label: 'Playlists', about: 'Weekly music playlists', icon: Music },
];
