import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import { inWords } from '#shared/text.ts';
import type { Issues } from '#web/api/issues.ts';
import type { Params } from '#web/routing/params.ts';
import type { BulkAction } from './bulk.ts';
import {
  type Choice,
  type DescribedField,
  type Draft,
  type FieldForm,
  type FormField,
  formOf,
  type ManagedRow,
} from './form/form.ts';
import { type Wording, wordingOf } from './wording.ts';

/** What is needed of a contract: a plain resource has it; of others it is said by hand. */
interface ManagedContract<Row, Name extends string> {
  readonly path: `/api/${string}`;
  /** `ground-anchor` and `ground-anchors`: texts follow from them. */
  readonly resourceName: string;
  readonly set: string;
  readonly Answer: z.core.$ZodType<Row>;
  readonly fields: Readonly<Record<Name, DescribedField>>;
}

/** Narrows the list on the server; its choices are a hook, as those of a field. */
export interface Filter {
  name: string;
  label: string;
  /** What is chosen when nothing is: 'All sports'. */
  all: string;
  choices: () => readonly Choice[] | undefined;
}

export interface RowProps<Row> {
  row: Row;
}

/** What fills in a row, where it is more than a control below another. */
export interface FieldsProps {
  form: readonly FormField[];
  draft: Draft;
  issues: Issues;
  isBusy: boolean;
  onType: (name: string, value: unknown) => void;
}

interface FormSpec<Row, Name extends string> {
  /** In the order of the form; null is on none. */
  labels: Readonly<Record<Name, string | FieldForm | null>>;
  /** Below the title of the form of a row. */
  about?: (row: Row) => string;
  Fields?: ComponentType<FieldsProps>;
  wording?: Partial<Wording>;
}

interface ManagerSpec<Row, Name extends string> extends FormSpec<Row, Name> {
  titleOf: (row: Row) => string;
  /** What a row's card shows; its acts stand below. */
  Card: ComponentType<RowProps<Row>>;
  /** Acts beside Edit and Delete. */
  Acts?: ComponentType<RowProps<Row>>;
  /** Stands for less than others do, such as who is inactive. */
  isDimmed?: (row: Row) => boolean;
  /** Its classes, where a card says by its colour what the row is. */
  cardLook?: (row: Row) => string;
  /** Those that have come, in another order than the server's. */
  inOrder?: (rows: readonly Row[]) => readonly Row[];
  /** What can be done to several rows at once. */
  bulk?: readonly BulkAction<Row>[];
  columns?: 1 | 2 | 3;
  filters?: readonly Filter[];
  /** Asked of the list, always. */
  query?: Params;
}

type Said = 'labels' | 'wording';

/** The form of one row. */
export interface ManagedForm<Row extends ManagedRow> extends Omit<FormSpec<Row, string>, Said> {
  path: `/api/${string}`;
  /** `Ground Anchor` and `Ground Anchors`. */
  kind: string;
  plural: string;
  form: readonly FormField[];
  wording: Wording;
}

export type Manager<Row extends ManagedRow> = ManagedForm<Row> & Omit<ManagerSpec<Row, string>, Said>;

/** A list that admins keep, from what its contract says and a label for each field. */
export const manage = <Row extends ManagedRow, Name extends string>(
  contract: ManagedContract<Row, Name>,
  spec: ManagerSpec<Row, NoInfer<Name>>,
): Manager<Row> => said(contract, spec);

/** The same of the form alone, where the list is a screen of its own: `<RowDialog manager={form} row={row} … />`. */
export const manageForm = <Row extends ManagedRow, Name extends string>(
  contract: ManagedContract<Row, Name>,
  spec: FormSpec<Row, NoInfer<Name>>,
): ManagedForm<Row> => said(contract, spec);

function said<Row, Name extends string, Spec extends FormSpec<Row, Name>>(
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
    form: formOf(contract.fields, labels),
    wording: { ...wordingOf(kind, plural), ...wording },
  };
}

const titled = (resourceName: string): string =>
  inWords(resourceName).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
