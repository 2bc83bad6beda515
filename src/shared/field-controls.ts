/** How a person fills in a field; decides its form control. */
export type Control =
  /** `max` in characters. */
  | { readonly kind: 'text' | 'long-text'; readonly max?: number }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'switch' | 'day' | 'instant' | 'link' | 'video' | 'picture' }
  /** An entry per line. */
  | { readonly kind: 'list' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** The id of another row; the form says where its choices come from. */
  | { readonly kind: 'reference' }
  | RowsControl;

/** An ordered list of objects, each with a text for every name in `columns`. */
export interface RowsControl {
  readonly kind: 'rows';
  readonly columns: readonly string[];
  /** When the rows may be in groups: the names of a group's heading and of its rows. */
  readonly grouped?: { readonly heading: string; readonly rows: string };
}
