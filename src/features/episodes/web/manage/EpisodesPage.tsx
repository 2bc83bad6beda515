import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { useSettings } from '#features/settings/web/api.ts';
import { manage } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { episodes } from '../../contract.ts';
import { ComingNextAct } from '../episode-manager/ComingNextAct.tsx';
import { EpisodeSummary } from '../episode-manager/EpisodeSummary.tsx';

const manager = manage(episodes, {
  titleOf: ({ number, title }) => `${number}: ${title}`,
  labels: {
    number: 'Number',
    title: 'Title',
    videoUrl: 'Video',
    duration: { label: 'Duration', placeholder: '19:45' },
    publishedDate: 'Published',
    description: 'About',
    tags: 'Tags',
    series: { label: 'Series', hint: 'Defaults to the series in Settings' },
  },
  Card: EpisodeSummary,
  Acts: ComingNextAct,
  columns: 3,
});

export function EpisodesPage() {
  const series = useSettings()?.seriesName;
  return (
    <AdminPage title="Episodes" back="/admin/dashboard?tab=media">
      {series && <p className="mb-4 text-sm text-soft">{series}</p>}
      <ResourceManager of={manager} />
    </AdminPage>
  );
}
