/** `E2E=all` adds the desktop to every test, every page in text of 200 %, whole games and three more lists and sports. */
export const wholeRun = process.env['E2E'] === 'all';
