import type { Progress } from '#shared/endpoints.ts';
import { ApiError, getMessage } from '#web/api/api.ts';
import type { Toast } from '#web/ui/toasts/toasts.ts';
import { phrases } from '../phrase-keys.ts';
import { deleteAllComments, resetDatabase } from './api.ts';

export interface Outcome {
  toast: Toast;
  /** The text that stays on the page afterwards. */
  done: string;
  snapshot: string;
}

export interface Action {
  label: string;
  busyLabel: string;
  /** What it deletes and what it keeps. */
  about: string;
  phrase: string;
  /** The text of a second confirmation after the phrase, if there is one. */
  warning?: string;
  cancelled: Toast;
  send: (onProgress: (progress: Progress) => void) => Promise<Outcome>;
  failed: (error: unknown) => Toast;
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const deletion: Action = {
  label: 'Delete All Comments',
  busyLabel: 'Deleting...',
  about: 'Every comment on games, highlights, thoughts and shared workouts, with its likes.',
  phrase: phrases.comments,
  cancelled: { title: 'Operation Cancelled', description: 'Comment deletion was cancelled.' },
  send: async (onProgress) => {
    const { count, snapshot } = await deleteAllComments(onProgress);
    const description = `Successfully deleted ${count} comments from the platform.`;
    return {
      toast: { title: 'Comments Deleted', description, tone: 'good' },
      done: `${formatCount(count, 'comment')} deleted.`,
      snapshot,
    };
  },
  failed: (error) => failure('Operation Failed', `Failed to delete comments: ${getMessage(error)}`),
};

export const reset: Action = {
  label: 'Reset Database',
  busyLabel: 'Resetting...',
  about: 'Everything except admin accounts, the settings and the sports.',
  phrase: phrases.reset,
  warning: 'WARNING: This will delete ALL data in the database. Are you absolutely sure?',
  cancelled: { title: 'Reset Cancelled', description: 'Database reset was cancelled.' },
  send: async (onProgress) => {
    const { rows, snapshot } = await resetDatabase(onProgress);
    const description = 'All data has been cleared successfully. You can now add new content.';
    return {
      toast: { title: 'Database Reset Complete', description, tone: 'good' },
      done: `The database was reset: ${formatCount(rows, 'row')} deleted.`,
      snapshot,
    };
  },
  failed: (error) =>
    failure(
      'Reset Failed',
      error instanceof ApiError ? `Failed to reset database: ${error.message}` : 'An unknown error occurred',
    ),
};

const failure = (title: string, description: string): Toast => ({ title, description, tone: 'bad' });
