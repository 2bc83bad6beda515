import type { ReactNode } from 'react';
import type * as z from 'zod/mini';

/** A row of a plain resource, as every one of them comes. */
export interface ResourceRow {
  id: number | string;
  version: number;
  can?: { edit: boolean; delete: boolean };
}

export interface Option {
  value: string | number;
  label: string;
}

export interface ResourceField {
  /** The field's name in the contract. */
  name: string;
  label: string;
  kind: 'text' | 'textarea' | 'number' | 'select' | 'switch' | 'datetime' | 'picture' | 'json';
  required?: boolean;
  hint?: string;
  placeholder?: string;
  /** For `select`. */
  options?: readonly Option[];
  /** What a new row begins with. */
  initial?: unknown;
}

export interface ResourceFilter<Row> {
  label: string;
  options: readonly Option[];
  isShown: (row: Row, chosen: string) => boolean;
}

/** What the form of a plain resource needs to know. */
export interface FormKind {
  /** 'team', as in 'Team added successfully'. */
  noun: string;
  /** The collection; a row is at `{path}/{id}`. */
  path: string;
  /** What a change of it changes. */
  topics: readonly string[];
  fields: readonly ResourceField[];
  /** The contract of a new row, and of a change to one. */
  create: z.ZodMiniType;
  change: z.ZodMiniType;
}

/** All that one plain resource says about itself; the rest is the same for each. */
export interface ResourceKind<Row extends ResourceRow> extends FormKind {
  title: string;
  /** 'teams', as in 'Loading teams...'. */
  plural: string;
  emptyText: string;
  /** A row's name in confirmations. */
  titleOf: (row: Row) => string;
  renderItem: (row: Row) => ReactNode;
  filters?: readonly ResourceFilter<Row>[];
  /** Further acts of a row, beside Edit and Delete. */
  renderActs?: (row: Row) => ReactNode;
}
