import { Star } from 'lucide-react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import type { RowProps } from '#web/manage/manager.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Playlist } from '../../contract.ts';
import { setActive } from '../api.ts';

export function SetAsCurrent({ row: { id, title, isActive } }: RowProps<Playlist>) {
  const setting = useWrite({
    send: () => setActive(id),
    onDone: () => toast({ title: "Playlist set as 'Playlist of the Week'", tone: 'good' }),
    onFailed: (error) => toast({ title: 'Failed to set active playlist', description: messageOf(error), tone: 'bad' }),
  });
  if (isActive) return null;
  return (
    <Button
      small
      busy={setting.isPending}
      onClick={() => setting.mutate(undefined)}
      aria-label={`Set as Current: ${title}`}
    >
      <Star className="size-4" aria-hidden />
      Set as Current
    </Button>
  );
}
