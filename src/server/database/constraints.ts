/** The error code of PostgreSQL or the operating system; empty when there is none. */
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
/** SQLite's extended result code; the bits above the lowest byte only add detail. */
const errcodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

const sqliteUnique = new Set([2067, 1555]);
/** A dangling reference, and a deletion that `on delete restrict` forbids. */
const sqliteForeignKey = new Set([787, 1811]);

export const isUniqueViolation = (error: unknown): boolean =>
  sqliteUnique.has(errcodeOf(error)) || codeOf(error) === '23505';

/** Whether a write was refused because another row points here, or this row points nowhere. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  sqliteForeignKey.has(errcodeOf(error)) || codeOf(error) === '23503';

/** Connection exceptions, a server that stops or starts, transactions that stood still, and network errors. */
const lostConnection =
  /^(08...|57P0[1-5]|25P0[34]|ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|EPIPE|ETIMEDOUT)$/;
/** Errors that the pg driver raises itself have no code. */
const lostByDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/;

export const isConnectionLost = (error: unknown): boolean =>
  lostConnection.test(codeOf(error)) || (error instanceof Error && lostByDriver.test(error.message));

/**
 * A broken deadlock or a transaction to be tried again, a lock or a statement that took too long, a server without
 * room (class 53, except a full disk, which does not pass by itself), or one that is read-only while another takes over.
 */
const postgresBusy = /^(40P01|40001|55P03|57014|53(?!100)...|25006)$/;
/** SQLITE_BUSY and SQLITE_LOCKED. */
const sqliteBusy = new Set([5, 6]);

export const isBusy = (error: unknown): boolean =>
  postgresBusy.test(codeOf(error)) || sqliteBusy.has(errcodeOf(error) & 0xff);

/** SQLITE_CORRUPT and SQLITE_NOTADB, and a read past the end of the file (SQLITE_IOERR_SHORT_READ). */
const sqliteDamaged = new Set([11, 26]);
const shortRead = 522;

export const isDamaged = (error: unknown): boolean =>
  sqliteDamaged.has(errcodeOf(error) & 0xff) || errcodeOf(error) === shortRead;

/** SQLITE_FULL, SQLITE_IOERR and SQLITE_READONLY (a failing disk is remounted read-only), and what others call them. */
const sqliteFailing = new Set([13, 10, 8]);
const otherFailing = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);

export const isStorageFailing = (error: unknown): boolean =>
  !isDamaged(error) && (sqliteFailing.has(errcodeOf(error) & 0xff) || otherFailing.has(codeOf(error)));
