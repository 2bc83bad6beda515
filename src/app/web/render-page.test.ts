import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

const refusal = (status: number) => Response.json({ message: 'Please wait' }, { status });

const rendered = (read: (path: string) => Promise<Response>) =>
  renderPage({ url: new URL('http://127.0.0.1/home'), isWide: false, timeZone: null, read });

test.each([429, 503])(
  'leaves a page whose reads are refused with %i to the browser, and throws nothing',
  async (status) => {
    expect(await rendered(async () => refusal(status))).toBeNull();
  },
);

test('throws a fault of the page itself, so that it is logged', async () => {
  await expect(rendered(() => Promise.reject(new TypeError('a hinge came off')))).rejects.toThrow('a hinge came off');
});
