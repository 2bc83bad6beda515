import { nameKey } from './name-key.ts';
import { type VideoKind, videoUrlOf, youtubeVideo } from './youtube.ts';

export type Stored = string | number | null;
export type StoredRow = Readonly<Record<string, Stored>>;

/** How a field is stored: `keep` turns the sent value into columns, `answer` turns columns into the answered value. */
export interface Storage {
  /** `column` is the column that has the field's name. */
  keep(value: unknown, column: string): StoredRow;
  answer(row: StoredRow, column: string): unknown;
}

export const asItIs: Storage = {
  keep: (value, column) => ({ [column]: typeof value === 'number' ? value : textOrNull(value) }),
  answer: (row, column) => row[column],
};

/** A type of its own, since a table has a second column for it. */
export interface NameStorage extends Storage {
  readonly keyEndsIn: '_key';
}

export const withNameKey: NameStorage = {
  ...asItIs,
  keyEndsIn: '_key',
  keep: (value, column) => ({ [column]: String(value), [`${column}_key`]: nameKey(String(value)) }),
};

export const asFlag: Storage = {
  keep: (value, column) => ({ [column]: value ? 1 : 0 }),
  answer: (row, column) => row[column] === 1,
};

export const asJson: Storage = {
  keep: (value, column) => ({ [column]: JSON.stringify(value) }),
  answer: (row, column) => JSON.parse(String(row[column])),
};

export const asVideoId: Storage = {
  keep: (typed) => ({ video_id: videoIn(typed).id }),
  answer: (row) => videoUrlOf({ id: String(row['video_id']), kind: 'video' }),
};

export const asVideoIdAndKind: Storage = {
  keep: (typed) => ({ video_id: videoIn(typed).id, video_kind: videoIn(typed).kind }),
  answer: (row) => videoUrlOf({ id: String(row['video_id']), kind: kindIn(row['video_kind']) }),
};

const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value));

const kindIn = (stored: Stored | undefined): VideoKind => (stored === 'short' ? 'short' : 'video');

function videoIn(typed: unknown) {
  const video = youtubeVideo(String(typed));
  if (!video) throw new TypeError('A field of a video takes what its schema has let through');
  return video;
}
