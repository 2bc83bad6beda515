import type { ReactNode } from 'react';
import type { Comment } from '../contract.ts';

/** What a kind of talk adds to its comments. */
export interface CommentExtras {
  /** Beside who said it. */
  author?: (comment: Comment) => ReactNode;
  /** The question what is wrong with it, where comments can be reported. */
  report?: (comment: Comment, onClose: () => void) => ReactNode;
}
