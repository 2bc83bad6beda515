import { collectionTag, resourceTags } from '#shared/cache-tags.ts';
import { playlists } from './contract.ts';

export const { list: playlistsTag, row: playlistTag } = resourceTags(playlists);
export const activePlaylistTag = collectionTag('active-playlist');
