import { expect, type Locator, type Page } from '@playwright/test';

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** A control of the open form, by all of its label; a required one's ends in a star. */
export const control = (page: Page, label: string): Locator =>
  dialogOf(page)
    .getByLabel(new RegExp(`^${label}\\*?$`))
    .first();

export const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();

/** What is typed into the controls of a form; a choice is named by its words. */
export type Typed = Readonly<Record<string, string | { choose: string }>>;

export async function fill(page: Page, typed: Typed): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    if (typeof value === 'string') await control(page, label).fill(value);
    else await control(page, label).selectOption({ label: value.choose });
  }
}

/** One list that admins keep, as a test walks through it. */
export interface Kept {
  /** As the texts name it: 'Workout' and 'workouts'. */
  kind: string;
  path: string;
  api: string;
  add?: string;
  /** From its path, where it takes a press to come to the list. */
  open?: (page: Page) => Promise<void>;
  /** What an empty form is told. */
  missing: string;
  typed: Typed;
  /** Filled in otherwise than by typing. */
  besides?: (page: Page) => Promise<void>;
  /** By which the row is looked for, and what names it in its acts. */
  name: string;
  title?: string;
  change: Typed;
  /** What the row's card says after it. */
  changed?: string;
  said?: { added: string; updated: string; deleted: string; refused: string };
  empty: string;
  /** What else can be done with the row, before it is deleted. */
  more?: (page: Page, card: Locator) => Promise<void>;
}

export const textsOf = ({ kind, said }: Kept) => ({
  added: `${kind} added successfully`,
  updated: `${kind} updated successfully`,
  deleted: `${kind} deleted successfully`,
  refused: `Failed to add ${kind.toLowerCase()}`,
  ...said,
});

export async function expectTyped(page: Page, typed: Typed): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    if (typeof value === 'string') await expect(control(page, label)).toHaveValue(value);
    else await expect(control(page, label).locator('option:checked')).toHaveText(value.choose);
  }
}
