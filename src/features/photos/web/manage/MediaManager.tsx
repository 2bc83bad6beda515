import { Newspaper } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { HighlightsPanel } from '#features/highlights/web/highlight-manager/HighlightsPanel.tsx';
import { useSearchChange } from '#web/routing/search-params.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { PhotosPanel } from '../photo-manager/PhotosPanel.tsx';

const tabs = [
  { value: 'highlights', label: 'Highlights & Videos' },
  { value: 'photos', label: 'Photos & Gallery' },
] as const;

export function MediaManager() {
  const change = useSearchChange();
  const media = useSearchParams()[0].get('media') === 'photos' ? 'photos' : 'highlights';
  return (
    <div className="grid gap-4">
      <Tabs label="Media" tabs={tabs} value={media} onChoose={(chosen) => change({ media: chosen }, { replace: true })}>
        <div className="pt-4">{media === 'photos' ? <PhotosPanel /> : <HighlightsPanel />}</div>
      </Tabs>
      <ButtonLink to="/admin/episodes" className="justify-self-start">
        <Newspaper className="size-4.5" aria-hidden /> Manage Episodes
      </ButtonLink>
    </div>
  );
}
