import { manage } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { playlists } from '../../contract.ts';
import { ManagedPlaylist } from '../playlist-manager/ManagedPlaylist.tsx';
import { SetAsCurrent } from '../playlist-manager/SetAsCurrent.tsx';

const manager = manage(playlists, {
  titleOf: ({ title }) => title,
  labels: {
    title: 'Title',
    description: 'Description',
    coverImage: { label: 'Cover image', shape: 1 },
    spotifyUrl: { label: 'Spotify link', placeholder: 'https://open.spotify.com/...' },
    appleMusicUrl: { label: 'Apple Music link', placeholder: 'https://music.apple.com/...' },
    youtubeUrl: { label: 'YouTube link', placeholder: 'https://music.youtube.com/...' },
    releaseDate: { label: 'Release date', initial: today },
    curator: 'Curator',
    tracks: 'Tracks',
    isActive: { label: 'Playlist of the Week', hint: 'Replaces the current one' },
    featured: 'Featured',
  },
  Card: ManagedPlaylist,
  Acts: SetAsCurrent,
});

/** Where the person is: yyyy-MM-dd. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());
}

export const PlaylistsManager = () => <ResourceManager of={manager} />;
