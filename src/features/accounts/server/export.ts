import { exportOfResource } from '#server/sheets/exported-list.ts';
import { AccountRow, AuditLine } from '../contract.ts';
import { listAudit } from './audit-queries.ts';
import { listAccounts } from './queries.ts';

export const accountExports = [
  exportOfResource(
    { set: 'accounts', Answer: AccountRow },
    { title: 'Accounts', list: (db, _viewer, at) => listAccounts(db, at) },
  ),
  exportOfResource(
    { set: 'audit-log', Answer: AuditLine },
    { title: 'Audit log', list: (db, _viewer, at) => listAudit(db, at) },
  ),
];
