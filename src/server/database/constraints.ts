const sqliteUnique = new Set([2067, 1555]);
/** A dangling reference, and a deletion that `on delete restrict` forbids. */
const sqliteForeignKey = new Set([787, 1811]);

export const isUniqueViolation = (error: unknown): boolean =>
  hasCode(error, 'errcode', (code) => sqliteUnique.has(Number(code))) ||
  hasCode(error, 'code', (code) => code === '23505');

/** Whether a write was refused because another row points here, or this row points nowhere. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  hasCode(error, 'errcode', (code) => sqliteForeignKey.has(Number(code))) ||
  hasCode(error, 'code', (code) => code === '23503');

/** Connection exceptions, an ended or ending server, and transactions that stood still; what the network says. */
const lostConnection =
  /^(08...|57P0[1-5]|25P0[34]|ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|EPIPE|ETIMEDOUT)$/;
/** What pg says itself has no code. */
const lostByDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/;

export const isConnectionLost = (error: unknown): boolean =>
  hasCode(error, 'code', (code) => typeof code === 'string' && lostConnection.test(code)) ||
  (error instanceof Error && lostByDriver.test(error.message));

/**
 * A broken deadlock or a transaction to be tried again, a lock or a statement that took too long, a server without
 * room (class 53, but for a full disk, which does not pass by itself), or one that only reads while another takes over.
 */
const postgresBusy = /^(40P01|40001|55P03|57014|53(?!100)...|25006)$/;
/** SQLITE_BUSY and SQLITE_LOCKED; what stands above the lowest byte only says more. */
const sqliteBusy = new Set([5, 6]);

export const isBusy = (error: unknown): boolean =>
  hasCode(error, 'code', (code) => typeof code === 'string' && postgresBusy.test(code)) ||
  hasCode(error, 'errcode', (code) => sqliteBusy.has(Number(code) & 0xff));

/** SQLITE_CORRUPT and SQLITE_NOTADB, and a read past the end of the file (SQLITE_IOERR_SHORT_READ). */
const sqliteDamaged = new Set([11, 26]);
const shortRead = 522;

export const isDamaged = (error: unknown): boolean =>
  hasCode(error, 'errcode', (code) => sqliteDamaged.has(Number(code) & 0xff) || code === shortRead);

/** SQLITE_FULL, SQLITE_IOERR and SQLITE_READONLY (a failing disk is mounted anew without writing); the same of others. */
const sqliteFailing = new Set([13, 10, 8]);
const otherFailing = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);

export const isStorageFailing = (error: unknown): boolean =>
  !isDamaged(error) &&
  (hasCode(error, 'errcode', (code) => sqliteFailing.has(Number(code) & 0xff)) ||
    hasCode(error, 'code', (code) => typeof code === 'string' && otherFailing.has(code)));

function hasCode(error: unknown, field: 'code' | 'errcode', matches: (code: unknown) => boolean): boolean {
  return error instanceof Error && field in error && matches((error as Error & Record<typeof field, unknown>)[field]);
}
