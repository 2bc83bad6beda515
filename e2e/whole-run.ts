/** `E2E=all` adds the desktop to every test, every page in text of 200 %, whole games, three more lists and sports and files of 5,000 rows. */
export const wholeRun = process.env['E2E'] === 'all';
