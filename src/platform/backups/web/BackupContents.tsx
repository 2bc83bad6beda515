import { momentText } from '#shared/notation.ts';
import { device } from '#web/zone.ts';
import type { BackupPreview } from '../contract.ts';
import { sizeText } from './backup-texts.ts';

/** What a backup is, and what is in it. */
export function BackupContents({ preview: { madeAt, bytes, version, contents, name } }: { preview: BackupPreview }) {
  const facts = [
    ['Made', momentText(device.wall(madeAt), device.wall(new Date()))],
    ['Size', sizeText(bytes)],
    ['Version', version],
  ];
  return (
    <section aria-label="What it holds" className="grid gap-3 rounded-control bg-ground p-3.5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([fact, value]) => (
          <div key={fact} className="contents">
            <dt className="text-soft">{fact}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-x-2 gap-y-3 border-line border-t pt-3">
        {contents.map(({ what, count }) => (
          <li key={what} className="min-w-0">
            <span className="score block text-xl">{count.toLocaleString('en')}</span>{' '}
            <span className="block truncate text-soft text-xs">{what}</span>
          </li>
        ))}
      </ul>
      <p className="text-soft text-xs wrap-anywhere">{name}</p>
    </section>
  );
}
