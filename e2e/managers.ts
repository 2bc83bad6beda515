import { expect, type Locator, type Page } from '@playwright/test';

export const getDialog = (page: Page) => page.getByRole('dialog');

/** A control of the open form, by its whole label; that of a required one ends in a star. */
export const control = (page: Page, label: string): Locator =>
  getDialog(page)
    .getByLabel(new RegExp(`^${label}\\*?$`))
    .first();

export const press = (page: Page, name: string) => getDialog(page).getByRole('button', { name, exact: true }).click();

/** What to fill into the controls of a form; a choice is named by its label. */
export type Typed = Readonly<Record<string, string | { choose: string }>>;

export async function fill(page: Page, typed: Typed): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    if (typeof value === 'string') await control(page, label).fill(value);
    else await control(page, label).selectOption({ label: value.choose });
  }
}

/** A list that admins manage, with what a test does in it. */
export interface ManagedList {
  /** The name of a row in the app's texts, such as 'Workout'. */
  kind: string;
  path: string;
  api: string;
  add?: string;
  /** Opens the list, if the path alone does not. */
  open?: (page: Page) => Promise<void>;
  /** The error of an empty form. */
  missing: string;
  typed: Typed;
  /** Fills in what `typed` cannot. */
  fillRest?: (page: Page) => Promise<void>;
  /** The text that finds the row; `title`, if different, is its name on its buttons. */
  name: string;
  title?: string;
  change: Typed;
  /** What the row's card shows after the change. */
  changed?: string;
  texts?: { added: string; updated: string; deleted: string; refused: string };
  empty: string;
  /** What else the test does with the row, before deleting it. */
  more?: (page: Page, card: Locator) => Promise<void>;
}

export const getTexts = ({ kind, texts }: ManagedList) => ({
  added: `${kind} added successfully`,
  updated: `${kind} updated successfully`,
  deleted: `${kind} deleted successfully`,
  refused: `Failed to add ${kind.toLowerCase()}`,
  ...texts,
});

export async function expectTyped(page: Page, typed: Typed): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    if (typeof value === 'string') await expect(control(page, label)).toHaveValue(value);
    else await expect(control(page, label).locator('option:checked')).toHaveText(value.choose);
  }
}
