import { Bookmark, BookmarkCheck } from 'lucide-react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { NewSavedResult } from '../contract.ts';
import { saveResult } from './api.ts';

interface SaveButtonProps {
  content: NewSavedResult;
  isSaved: boolean;
  onSaved: () => void;
}

/** Saves the shown result in the person's own list, once. */
export function SaveButton({ content, isSaved, onSaved }: SaveButtonProps) {
  const saving = useWrite({
    send: saveResult,
    onDone: () => {
      onSaved();
      toast({ title: 'workout' in content ? 'Workout saved' : 'Tips saved', tone: 'good' });
    },
    onFailed: (error) => toast({ title: 'Not saved', description: messageOf(error), tone: 'bad' }),
  });
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button
      small
      busy={saving.isPending}
      busyLabel="Saving..."
      disabled={isSaved}
      onClick={() => saving.mutate(content)}
    >
      <Icon className="size-4" aria-hidden /> {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
