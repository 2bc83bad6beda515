import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { toPhrase } from '#shared/text.ts';
import type { Params } from '#web/api/api.ts';
import type { Issues } from '#web/api/issues.ts';
import type { Toast } from '#web/ui/toasts/toasts.ts';
import type { BulkAction } from './bulk.ts';
import {
  buildForm,
  type Choice,
  type DescribedField,
  type Draft,
  type FieldForm,
  type FormField,
  type ManagedRow,
  type Source,
} from './form/form.ts';

/** What a manager needs of a contract. Plain resources provide it; for others it is written by hand. */
interface ManagedContract<Row, Name extends string> {
  readonly path: `/api/${string}`;
  /** `ground-anchor` and `ground-anchors`: the texts are derived from them. */
  readonly resourceName: string;
  readonly set: string;
  readonly ResponseBody: z.core.$ZodType<Row>;
  readonly fields: Readonly<Record<Name, DescribedField>>;
}

/** Filters the list on the server. */
export interface Filter {
  name: string;
  label: string;
  /** The entry for no filter: 'All sports'. */
  all: string;
  choices?: readonly Choice[];
  /** Reads the choices. */
  Choices?: Source<readonly Choice[]>;
}

export interface RowProps<Row> {
  row: Row;
}

/** A custom layout of a row's fields, for forms that are more than one control below the other. */
export interface FieldsProps {
  form: readonly FormField[];
  draft: Draft;
  issues: Issues;
  /** How often the form was submitted. */
  triesCount: number;
  isBusy: boolean;
  /** Undefined for a new row. */
  rowId?: number | undefined;
  onType: (name: string, value: unknown) => void;
}

/** Asked before something unusual is saved. */
export interface Question {
  title: string;
  description: string;
  /** Saves it. */
  confirmLabel: string;
  /** Goes back to the form, to this field. */
  backLabel?: string;
  field?: string;
}

interface FormSpec<Row, Name extends string> {
  /** In the form's order. A field with null is left out. */
  labels: Readonly<Record<Name, string | FieldForm | null>>;
  /** A line below the title of an existing row's form. */
  about?: (row: Row) => string;
  Fields?: ComponentType<FieldsProps>;
  /** What to ask before this is saved, one after the other; `row` is null for a new one. */
  questions?: (draft: Draft, row: Row | null) => readonly Question[];
  /** What somebody should know before these values are saved. With any such sentence, saving asks once more. */
  warnings?: (row: Row | null, values: Readonly<Record<string, unknown>>) => Promise<string[]>;
  wording?: Partial<Wording>;
}

interface ManagerSpec<Row, Name extends string> extends FormSpec<Row, Name> {
  getTitle: (row: Row) => string;
  /** The content of a row's card. The buttons follow below. */
  Card: ComponentType<RowProps<Row>>;
  /** Additional buttons beside Edit and Delete. */
  Actions?: ComponentType<RowProps<Row>>;
  /** Whether to dim a row that matters less, such as an inactive person. */
  isDimmed?: (row: Row) => boolean;
  /** The classes of a card whose colour shows what the row is. */
  cardVariant?: (row: Row) => string;
  /** Rows that are many and done: they come last, each as low as a button, with this content. */
  compact?: { takes: (row: Row) => boolean; Content: ComponentType<RowProps<Row>> };
  /** Reorders the loaded rows. */
  inOrder?: (rows: readonly Row[]) => readonly Row[];
  /** Actions on several rows at once. */
  bulk?: readonly BulkAction<Row>[];
  /** Says what else goes when these rows are deleted. */
  TakenAlong?: (props: { rows: readonly Row[] }) => ReactNode;
  /** Whether rows of one name are offered for merging, above the list. */
  isMerged?: boolean;
  columns?: 1 | 2 | 3;
  filters?: readonly Filter[];
  /** Parameters of every request for the list. */
  query?: Params;
}

type DerivedTexts = 'labels' | 'wording';

/** The form of one row. */
export interface ManagedForm<Row extends ManagedRow> extends Omit<FormSpec<Row, string>, DerivedTexts> {
  path: `/api/${string}`;
  /** `Ground Anchor` and `Ground Anchors`. */
  kind: string;
  plural: string;
  form: readonly FormField[];
  wording: Wording;
}

export type Manager<Row extends ManagedRow> = ManagedForm<Row> & Omit<ManagerSpec<Row, string>, DerivedTexts>;

/** A list that admins maintain, made from its contract and a label for each field. */
export const manage = <Row extends ManagedRow, Name extends string>(
  contract: ManagedContract<Row, Name>,
  spec: ManagerSpec<Row, NoInfer<Name>>,
): Manager<Row> => managedForm(contract, spec);

/** The form alone, for lists with a page of their own: `<RowDialog manager={form} row={row} … />`. */
export const manageForm = <Row extends ManagedRow, Name extends string>(
  contract: ManagedContract<Row, Name>,
  spec: FormSpec<Row, NoInfer<Name>>,
): ManagedForm<Row> => managedForm(contract, spec);

function managedForm<Row, Name extends string, Spec extends FormSpec<Row, Name>>(
  contract: ManagedContract<Row, Name>,
  spec: Spec,
) {
  const { labels, wording, ...rest } = spec;
  const [kind, plural] = [titled(contract.resourceName), titled(contract.set)];
  return {
    ...rest,
    kind,
    plural,
    path: contract.path,
    form: buildForm(contract.fields, labels),
    wording: { ...buildWording(kind, plural), ...wording },
  };
}

const titled = (resourceName: string): string =>
  toPhrase(resourceName).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

type Action = 'add' | 'update' | 'delete';
type Message = Pick<Toast, 'title' | 'description'>;

/** The texts of a manager. Each can be replaced. */
interface Wording {
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
function buildWording(kind: string, plural: string): Wording {
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
