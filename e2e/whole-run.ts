/** `E2E=all` adds the desktop to every test and every page in text of 200 %, and scores whole games. */
export const wholeRun = process.env['E2E'] === 'all';
