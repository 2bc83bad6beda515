import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Check, ExternalLink, ListMusic, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#web/api/requests.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '#web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#web/ui/fields/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Playlist, QuickPlaylist } from '../../contract.ts';
import {
  activatePlaylist,
  activePlaylistOptions,
  addPlaylist,
  deletePlaylist,
  type NewPlaylist,
  playlistsOptions,
} from '../api.ts';

/** What the admin pages do with playlists. After each act, the list and the Playlist of the Week are refetched. */
export function usePlaylistActions() {
  const activating = useAction(activatePlaylist, 'set as active', 'set active');
  const adding = useAction(addPlaylist, 'created', 'create');
  const deleting = useAction(deletePlaylist, 'deleted', 'delete');
  return {
    activate: (id: number) => activating.mutate(id),
    add: adding.mutateAsync,
    remove: deleting.mutateAsync,
    busy: activating.isPending || adding.isPending || deleting.isPending,
  };
}

function useAction<Typed, ResponseBody>(send: (typed: Typed) => Promise<ResponseBody>, done: string, undone: string) {
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

/** The playlists as the two simple admin pages show them. */
export function PlaylistList({ heading = 'Playlists' }: { heading?: string }) {
  const [adding, setAdding] = useState(false);
  const actions = usePlaylistActions();
  return (
    <section aria-labelledby="playlist-list" className="grid gap-3.5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="playlist-list">{heading}</h2>
        <Button variant="primary" small disabled={actions.busy} onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden />
          New Playlist
        </Button>
      </div>
      <Rows actions={actions} />
      {adding && <NewPlaylistDialog add={actions.add} onClose={() => setAdding(false)} />}
    </section>
  );
}

function Rows({ actions }: { actions: ReturnType<typeof usePlaylistActions> }) {
  const list = useInfiniteQuery(playlistsOptions());
  if (list.isPending) {
    return (
      <Loading label="Loading playlists..." className="grid gap-2.5">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
      </Loading>
    );
  }
  if (!list.data) {
    return <ErrorState title="Failed to load playlists" onRetry={() => void list.refetch()} busy={list.isFetching} />;
  }
  if (list.data.length === 0) return <EmptyState icon={ListMusic} title="No playlists found" />;
  return (
    <>
      <ul className="grid gap-2.5">
        {list.data.map((playlist) => (
          <PlaylistRow key={playlist.id} playlist={playlist} actions={actions} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

interface NewPlaylistDialogProps {
  add: (playlist: NewPlaylist) => Promise<unknown>;
  onClose: () => void;
}

function NewPlaylistDialog({ add, onClose }: NewPlaylistDialogProps) {
  const form = useContractForm({ contract: QuickPlaylist });
  const save = form.submitTo(async (playlist) => {
    await add(playlist);
    onClose();
  });
  return (
    <FormDialog
      refusalOf={form}
      title="New Playlist"
      onClose={onClose}
      busy={form.isSending}
      submitLabel="Save"
      busyLabel="Saving..."
      onSubmit={save}
      className="grid gap-4"
    >
      <FormField form={form} name="title" label="Title" required>
        {(ties) => <TextInput {...ties} maxLength={120} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="spotifyUrl" label="Spotify link">
        {(ties) => <TextInput {...ties} type="url" maxLength={300} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="appleMusicUrl" label="Apple Music link">
        {(ties) => <TextInput {...ties} type="url" maxLength={300} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}

interface PlaylistRowProps {
  playlist: Playlist;
  actions: Pick<ReturnType<typeof usePlaylistActions>, 'activate' | 'remove' | 'busy'>;
}

function PlaylistRow({ playlist, actions }: PlaylistRowProps) {
  const { id, title, spotifyUrl, appleMusicUrl, isActive } = playlist;
  const [deleting, setDeleting] = useState(false);
  return (
    <li className="card flex items-center gap-1 p-3.5 wrap-anywhere">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3>{title}</h3>
          {isActive && <Pill tone="win">Active</Pill>}
        </div>
        <p className="flex flex-wrap gap-2 empty:hidden">
          {spotifyUrl && <LinkBadge href={spotifyUrl} name="Spotify" />}
          {appleMusicUrl && <LinkBadge href={appleMusicUrl} name="Apple Music" />}
        </p>
      </div>
      <IconButton
        icon={isActive ? Check : Star}
        label={isActive ? `${title} is active` : `Set ${title} as active`}
        disabled={isActive || actions.busy}
        onClick={() => actions.activate(id)}
      />
      <IconButton icon={Trash2} label={`Delete ${title}`} disabled={actions.busy} onClick={() => setDeleting(true)} />
      {deleting && (
        <ConfirmDialog
          title={`Delete ${title}`}
          description="Are you sure you want to delete this playlist?"
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onConfirm={() => actions.remove(id)}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}

function LinkBadge({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-raised px-3 text-xs font-bold hover:text-accent-text"
    >
      {name} <ExternalLink className="size-3.5" aria-hidden />
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
