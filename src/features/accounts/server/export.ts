import { exportOf, exportOfResource } from '#server/resources/exported-list.ts';
import { namedRows } from '#server/resources/resource-feature.ts';
import { AccountRow, type AuditLine } from '../contract.ts';
import { listEachAudit } from './audit-queries.ts';
import { listAccounts } from './queries.ts';

export const accountExports = [
  exportOfResource(
    { set: 'accounts', Answer: AccountRow },
    { title: 'Accounts', list: (db, _viewer, at) => listAccounts(db, at) },
  ),
  exportOf<AuditLine>({
    name: 'audit-log',
    title: 'Audit log',
    list: (db, _viewer, { cursor }, contributions) => listEachAudit(db, namedRows.among(contributions), cursor),
    cells: {
      At: ({ at }) => at,
      Who: ({ actorName }) => actorName,
      Username: ({ actor }) => actor,
      What: ({ said }) => said,
      Changes: ({ changes }) => changes.map(changeInWords).join('; '),
      Act: ({ act }) => act,
      Subject: ({ subject }) => subject,
    },
  }),
];

const changeInWords = ({ field, before, after }: AuditLine['changes'][number]): string =>
  before === undefined ? `${field}: ${after}` : `${field}: ${before} → ${after ?? 'nothing'}`;
