import type { Locator, Page } from '@playwright/test';
import { openPage } from './fixtures.ts';
import { passwords } from './people.ts';

/** Counts as a newcomer would: one for each press and each field, and three for a file, chosen in the device's own dialog. */
export class Newcomer {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  button = (name: string | RegExp) => this.press(this.#page.getByRole('button', { name }));
  link = (name: string | RegExp) => this.press(this.#page.getByRole('link', { name }));
  tab = (name: string) =>
    this.press(this.#page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }));

  async type(name: string, text: string): Promise<void> {
    this.presses += 1;
    await this.#page.getByRole('textbox', { name, exact: true }).fill(text);
  }

  async file(name: string, content: Uint8Array): Promise<void> {
    this.presses += 3;
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
    await this.#page.locator('input[type=file]').setInputFiles(file);
  }

  /** Adds the missing teams of a sheet and imports its rows. */
  async importSheet(rows: number): Promise<void> {
    await this.press(this.#page.getByRole('checkbox', { name: /^Add \d missing teams: / }));
    await this.button(`Import ${rows} rows`);
  }

  /** The first admin of a village, from the first screen to the dashboard. */
  async openDashboard(address: string): Promise<void> {
    await openPage(this.#page, address);
    await this.type('Username', 'admin');
    await this.type('Password', passwords.admin);
    await this.button('Initialize Connection');
    await this.tab('More');
    await this.link(/^Admin Dashboard/);
    await this.type('Password', passwords.admin);
    await this.button('Verify');
  }

  nextStep = (label: string) => this.press(this.#page.getByRole('region', { name: 'First steps' }).getByText(label));
  back = () => this.link(/^Back/);
}
