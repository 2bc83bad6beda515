/** `E2E=all` adds the desktop to every test, every page in text of 200 %, whole games, three more lists and sports, files of 5,000 rows and 40 offline taps. */
export const wholeRun = process.env['E2E'] === 'all';
