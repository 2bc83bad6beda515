import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let build = 'one';

beforeEach(() => {
  build = 'one';
  document.head.innerHTML = '<meta name="build" content="one">';
  document.body.innerHTML = '<main></main>';
  vi.stubGlobal('fetch', async () => Response.json({ build }));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

async function opened() {
  const version = await import('./new-version.ts');
  version.followVersion(Promise.resolve(null));
  return version;
}

async function returnToPage() {
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
}

test('shows nothing for the same build', async () => {
  const { isNewVersionShown } = await opened();
  await returnToPage();
  expect(isNewVersionShown()).toBe(false);
});

test('announces another build on return to the page, once', async () => {
  const { isNewVersionShown, dismissNewVersion, showNewVersion } = await opened();
  build = 'two';
  await returnToPage();
  await vi.waitFor(() => expect(isNewVersionShown()).toBe(true));
  dismissNewVersion();
  expect(isNewVersionShown()).toBe(false);
  showNewVersion();
  expect(isNewVersionShown()).toBe(false);
});

test.each([
  ['a dialog', '<dialog open></dialog>'],
  ['a form with text', '<main><form><textarea>Half a thou</textarea></form></main>'],
  ['a form with a choice', '<main><form><input type="checkbox"></form></main>'],
])('waits while %s is open', async (_what, content) => {
  const { isNewVersionShown, showNewVersion } = await opened();
  document.body.innerHTML = content;
  for (const box of document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = true;
  build = 'two';
  await returnToPage();
  expect(isNewVersionShown()).toBe(false);
  document.body.innerHTML = '<main><form><input type="search" value="netball"></form></main>';
  await vi.waitFor(() => {
    showNewVersion();
    expect(isNewVersionShown()).toBe(true);
  });
});
