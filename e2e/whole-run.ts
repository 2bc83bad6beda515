/** `E2E=all` adds the desktop to every test, every page in text of 200 %, whole games, three more lists and sports, files of 5,000 rows, 40 offline taps and 20 deploys in a row. */
export const wholeRun = process.env['E2E'] === 'all';
