import type { ReactNode } from 'react';
import type { Comment } from '../contract.ts';

/** What a kind of item adds to its comments. */
export interface CommentExtras {
  /** Shown beside the author. */
  author?: (comment: Comment) => ReactNode;
  /** The dialog for a report, if comments can be reported. */
  report?: (comment: Comment, onClose: () => void) => ReactNode;
}
