import * as z from 'zod/mini';
import { count, Day, Id, IdText, Instant, optional, PictureUrl, wholeNumber, YoutubeUrl } from './fields.ts';
import { nameKey } from './names.ts';
import { optionalText, text } from './text.ts';
import { buildVideoUrl, type VideoKind, youtubeVideo } from './youtube.ts';

type Stored = string | number | null;
export type StoredRow = Readonly<Record<string, Stored>>;

/** How a field is stored: `keep` turns the sent value into columns, `answer` turns columns into the answered value. */
export interface Storage {
  /** `column` is the column that has the field's name. */
  keep(value: unknown, column: string): StoredRow;
  response(row: StoredRow, column: string): unknown;
}

const asItIs: Storage = {
  keep: (value, column) => ({ [column]: typeof value === 'number' ? value : textOrNull(value) }),
  response: (row, column) => row[column],
};

/** A type of its own, since a table has a second column for it. */
export interface NameStorage extends Storage {
  readonly keyEndsIn: '_key';
}

const withNameKey: NameStorage = {
  ...asItIs,
  keyEndsIn: '_key',
  keep: (value, column) => ({ [column]: String(value), [`${column}_key`]: nameKey(String(value)) }),
};

const asFlag: Storage = {
  keep: (value, column) => ({ [column]: value ? 1 : 0 }),
  response: (row, column) => row[column] === 1,
};

const asJson: Storage = {
  keep: (value, column) => ({ [column]: JSON.stringify(value) }),
  response: (row, column) => JSON.parse(String(row[column])),
};

const asVideoId: Storage = {
  keep: (typed) => ({ video_id: videoIn(typed).id }),
  response: (row) => buildVideoUrl({ id: String(row['video_id']), kind: 'video' }),
};

const asVideoIdAndKind: Storage = {
  keep: (typed) => ({ video_id: videoIn(typed).id, video_kind: videoIn(typed).kind }),
  response: (row) => buildVideoUrl({ id: String(row['video_id']), kind: kindIn(row['video_kind']) }),
};

const textOrNull = (value: unknown) => (value === null || value === undefined ? null : String(value));

const kindIn = (stored: Stored | undefined): VideoKind => (stored === 'short' ? 'short' : 'video');

function videoIn(typed: unknown) {
  const video = youtubeVideo(String(typed));
  if (!video) throw new TypeError('A field of a video takes what its schema has let through');
  return video;
}

/** How a person fills in a field; decides its form control. */
export type Control =
  /** `max` in characters. */
  | { readonly kind: 'text' | 'long-text'; readonly max?: number }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'switch' | 'day' | 'instant' | 'link' | 'video' | 'picture' }
  /** Scores of several periods in one line: `25-21, 20-25`. */
  | { readonly kind: 'scores' }
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

type Schema = z.core.$ZodType;
type TextLimits = Parameters<typeof text>[0];
type OptionalLimits = Parameters<typeof optionalText>[0];

/** One field of a plain resource, defined once: what may be sent, what is answered, and how it is stored. */
export interface Field<Sent extends Schema = Schema, Answered extends Schema = Schema, Column = unknown> {
  readonly sent: Sent;
  readonly answered: Answered;
  /** How a person fills it in. */
  readonly control: Control;
  readonly storage: Storage;
  /** Stored when nothing, or an empty text, is sent. If undefined, nothing is stored then, and a change keeps what was. */
  readonly fallback: unknown;
  readonly columnName: string | null;
  /** The table of the row that it refers to, and what a refused id is not: `a sport of this village`. */
  readonly refersTo: { readonly table: string; readonly as: string } | null;
  /** Carries only a type: that of the column, or of several columns by name. */
  readonly column?: Column;
}

export type Fields = Readonly<Record<string, Field>>;

type Rest = Partial<Omit<Field, 'sent' | 'answered' | 'control' | 'column'>>;

const stored =
  <Column>() =>
  <Sent extends Schema, Answered extends Schema>(
    sent: Sent,
    answered: Answered,
    control: Control,
    rest: Rest = {},
  ): Field<Sent, Answered, Column> => ({
    storage: asItIs,
    fallback: null,
    columnName: null,
    refersTo: null,
    ...rest,
    sent,
    answered,
    control,
  });

const textControl = ({ max, lines = false }: TextLimits): Control => ({ kind: lines ? 'long-text' : 'text', max });

export const textField = (limits: TextLimits) => stored<string>()(text(limits), z.string(), textControl(limits));

/** The name by which a row is known; compared without regard to case and accents, by a column `name_key` beside it. */
export const nameField = (limits: TextLimits) => ({ ...textField(limits), storage: withNameKey });

export const optionalTextField = (limits: OptionalLimits) =>
  stored<string | null>()(optionalText(limits), z.nullable(z.string()), textControl(limits));

/** A text that is `fallback` unless another one is sent. */
export const textFieldOr = (fallback: string, limits: OptionalLimits) =>
  stored<string>()(optionalText(limits), z.string(), textControl(limits), { fallback });

export const pictureField = () =>
  stored<string | null>()(optional(PictureUrl), z.nullable(z.string()), { kind: 'picture' });

export const switchFieldOr = (fallback: boolean) =>
  stored<0 | 1>()(z.optional(z.boolean()), z.boolean(), { kind: 'switch' }, { storage: asFlag, fallback });

export const switchField = () => switchFieldOr(false);

export const countField = (max: number) =>
  stored<number>()(z.optional(count(max)), z.int(), { kind: 'number', min: 0, max }, { fallback: 0 });

export const wholeNumberField = (limits: { min: number; max: number }) =>
  stored<number>()(wholeNumber(limits), z.int(), { kind: 'number', ...limits });

/** A missing number is null, not 0. */
export const optionalNumberField = (limits: { min: number; max: number }) =>
  stored<number | null>()(z.optional(z.nullable(wholeNumber(limits))), z.nullable(z.int()), {
    kind: 'number',
    ...limits,
  });

export const instantField = () => stored<string>()(Instant, z.string(), { kind: 'instant' });

export const dayField = () => stored<string>()(Day, z.string(), { kind: 'day' });

/** A schema of one of several words. */
type Choices = Schema & { readonly options: readonly string[] };

const choiceControl = ({ options }: Choices): Control => ({ kind: 'choice', choices: options });

export const choiceField = <Words extends Choices>(words: Words) =>
  stored<z.infer<Words>>()(words, words, choiceControl(words));

export const choiceFieldOr = <Words extends Choices>(fallback: z.infer<Words>, words: Words) =>
  stored<z.infer<Words>>()(z.optional(words), words, choiceControl(words), { fallback });

/** A value that is sent in one form, and stored as JSON in the form that is answered. */
export const jsonField = <Sent extends Schema, Answered extends Schema>(
  sent: Sent,
  answered: Answered,
  control: RowsControl | { kind: 'list' },
) => stored<string>()(sent, answered, control, { storage: asJson });

export const textListField = (most: number, limits: TextLimits) =>
  stored<string>()(
    z.optional(z.array(text(limits)).check(z.maxLength(most))),
    z.array(z.string()),
    { kind: 'list' },
    { storage: asJson, fallback: [] },
  );

/** Ids of rows that the feature looks up itself; forms send them as text. */
export const idListField = (most: number) =>
  stored<string>()(
    z.optional(z.array(z.union([Id, IdText])).check(z.maxLength(most))),
    z.array(Id),
    { kind: 'list' },
    { storage: asJson, fallback: [] },
  );

export const videoField = () =>
  stored<{ video_id: string }>()(YoutubeUrl, z.string(), { kind: 'video' }, { storage: asVideoId });

/** A video field that distinguishes upright shorts from other videos. */
export const videoOrShortField = () =>
  stored<{ video_id: string; video_kind: VideoKind }>()(
    YoutubeUrl,
    z.string(),
    { kind: 'video' },
    { storage: asVideoIdAndKind },
  );

export const referenceField = (table: string, as: string) =>
  stored<number>()(Id, Id, { kind: 'reference' }, { refersTo: { table, as } });

export const optionalReferenceField = (table: string, as: string) =>
  stored<number | null>()(
    z.optional(z.nullable(Id)),
    z.nullable(Id),
    { kind: 'reference' },
    { refersTo: { table, as } },
  );

/** A field that may be left out: then the feature's own `add` sets it, and a change leaves it as it is. */
export const leftOpen = <Sent extends z.ZodMiniType, Answered extends Schema, Column>(
  field: Field<Sent, Answered, Column>,
) => stored<Column>()(optional(field.sent), field.answered, field.control, { ...pickRest(field), fallback: undefined });

/** A field whose column has another name: `inColumn('published_on', dayField())`. */
export const inColumn = <const Name extends string, Sent extends Schema, Answered extends Schema, Column>(
  columnName: Name,
  field: Field<Sent, Answered, Column>,
) =>
  stored<{ [name in Name]: Column }>()(field.sent, field.answered, field.control, { ...pickRest(field), columnName });

const pickRest = ({ storage, fallback, columnName, refersTo }: Field): Rest => ({
  storage,
  fallback,
  columnName,
  refersTo,
});
