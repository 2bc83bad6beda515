import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#web/api/write.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import { activePlaylistOptions } from '../api.ts';
import { activatePlaylist, addPlaylist, deletePlaylist, playlistsOptions } from './api.ts';

/** What the admin pages do with playlists. After each, the list and the one of the week are read again. */
export function usePlaylistActs() {
  const activating = useAct(activatePlaylist, 'set as active', 'set active');
  const adding = useAct(addPlaylist, 'created', 'create');
  const deleting = useAct(deletePlaylist, 'deleted', 'delete');
  return {
    activate: (id: number) => activating.mutate(id),
    add: adding.mutateAsync,
    remove: deleting.mutateAsync,
    busy: activating.isPending || adding.isPending || deleting.isPending,
  };
}

function useAct<Typed, Answer>(send: (typed: Typed) => Promise<Answer>, done: string, undone: string) {
  const client = useQueryClient();
  return useWrite({
    send,
    onDone: () => {
      toast({ title: `Playlist ${done} successfully`, tone: 'good' });
      void client.invalidateQueries({ queryKey: playlistsOptions().queryKey });
      void client.invalidateQueries({ queryKey: activePlaylistOptions().queryKey });
    },
    onFailed: () => toast({ title: 'Error', description: `Failed to ${undone} playlist`, tone: 'bad' }),
  });
}
