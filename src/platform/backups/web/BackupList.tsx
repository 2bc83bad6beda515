import { Archive, History } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { BackupRow } from '../contract.ts';
import { sizeText } from './backup-texts.ts';
import { DownloadBackup } from './DownloadBackup.tsx';

interface BackupListProps {
  backups: readonly BackupRow[];
  onRestore: (name: string) => void;
}

export function BackupList({ backups, onRestore }: BackupListProps) {
  return (
    <Card heading={`Backups (${backups.length})`} className="lg:col-span-2">
      {backups.length === 0 ? (
        <EmptyState
          icon={Archive}
          title="No backups yet"
          text="The first comes with the next daily backup, or when you make one."
        />
      ) : (
        <ul className="divide-y divide-line">
          {backups.map((backup) => (
            <Row key={backup.name} {...backup} onRestore={onRestore} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ name, madeAt, bytes, reason, onRestore }: BackupRow & Pick<BackupListProps, 'onRestore'>) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2.5 py-3">
      <div className="grid min-w-52 flex-1 gap-0.5 wrap-anywhere">
        <p className="font-semibold text-base">{reason}</p>
        <p className="text-sm text-soft">
          <RelativeTime at={madeAt} /> · {sizeText(bytes)}
        </p>
        <p className="text-soft text-xs">{name}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <DownloadBackup name={name} />
        <Button small onClick={() => onRestore(name)} aria-label={`Restore ${name}`}>
          <History className="size-4" aria-hidden />
          Restore
        </Button>
      </div>
    </li>
  );
}
