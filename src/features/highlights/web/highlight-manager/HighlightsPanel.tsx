import { useSettings } from '#features/settings/web/api.ts';
import { manage } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { highlights } from '../../contract.ts';
import { useGameChoices } from './game-choices.ts';
import { HighlightSummary } from './HighlightSummary.tsx';

const manager = manage(highlights, {
  titleOf: ({ title }) => title,
  labels: {
    title: 'Title',
    videoUrl: 'Video',
    description: 'Description',
    duration: { label: 'Duration', placeholder: '2:30' },
    gameId: { label: 'Game', hint: 'Shown beside the video', choices: useGameChoices },
    thumbnail: { label: 'Still', hint: "Defaults to the video's own", shape: 16 / 9 },
    featured: { label: 'Featured', hint: 'Shown large at the top of Media' },
    dateAdded: { label: 'Date added', hint: 'Defaults to now', timeZone: () => useSettings()?.timeZone },
  },
  Card: HighlightSummary,
  columns: 3,
});

/** Films of games, as admins keep them. */
export function HighlightsPanel() {
  return <ResourceManager of={manager} />;
}
