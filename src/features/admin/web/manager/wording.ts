import type { Toast } from '#web/ui/toasts/toasts.ts';

export type Action = 'add' | 'update' | 'delete';
type Message = Pick<Toast, 'title' | 'description'>;

/** The texts of a manager. Each can be replaced. */
export interface Wording {
  add: string;
  edit: string;
  loading: string;
  empty: string;
  loadFailed: (message: string) => Message;
  done: (action: Action) => Message;
  failed: (action: Action, message: string, failure: Error) => Message;
  confirmDelete: (title: string) => { title: string; description: string };
}

const past: Record<Action, string> = { add: 'added', update: 'updated', delete: 'deleted' };

/** The wording that the error catalogue has for most kinds. */
export function wordingOf(kind: string, plural: string): Wording {
  const [one, many] = [kind.toLowerCase(), plural.toLowerCase()];
  return {
    add: `Add ${kind}`,
    edit: `Edit ${kind}`,
    loading: `Loading ${many}...`,
    empty: `No ${many} found`,
    loadFailed: (message) => ({ title: `Failed to load ${many}`, description: message }),
    done: (action) => ({ title: `${kind} ${past[action]} successfully` }),
    failed: (action, message) => ({ title: `Failed to ${action} ${one}`, description: message }),
    confirmDelete: (title) => ({
      title: `Delete ${kind}`,
      description: `Are you sure you want to delete the ${one} "${title}"? This action cannot be undone.`,
    }),
  };
}
