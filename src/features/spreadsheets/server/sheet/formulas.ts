/**
 * A spreadsheet takes a cell for a formula that begins with one of these. Where a cell begins hangs on what separates them where the
 * file is opened: a comma, a semicolon or a tab. So it may be after each of them, after a line end and after a quotation mark.
 */
const mayBegin = String.raw`(?<=^|[,;\t\r\n"])([^\S\t\r\n]*)`;
const beginning = String.raw`(?='*[=+\-@\t\r＝＋－＠])`;

const toGuard = new RegExp(mayBegin + beginning, 'g');
const toUnguard = new RegExp(`${mayBegin}'${beginning}`, 'g');

/** A text that is no formula anywhere, by an apostrophe before what would begin one. */
export const guarded = (text: string): string => text.replace(toGuard, "$1'");

/** The text as it was before. */
export const unguarded = (text: string): string => text.replace(toUnguard, '$1');
