import { EyeOff } from 'lucide-react';
import type { ImportPreview } from '../../contract.ts';

/** What of the file is passed over, so that nobody misses it later. */
export function NotRead({ preview: { ignored, notes } }: { preview: ImportPreview }) {
  if (ignored.length + notes.length === 0) return null;
  return (
    <section aria-label="Not read" className="card flex gap-3 p-3.5 text-sm">
      <EyeOff className="mt-0.5 size-5 shrink-0 text-gold" aria-hidden />
      <div className="grid min-w-0 gap-1 break-words">
        {notes.map((note) => (
          <p key={note} className="font-semibold">
            {note}
          </p>
        ))}
        {ignored.length > 0 && (
          <p>
            <span className="font-semibold">{ignored.length === 1 ? 'Column not read:' : 'Columns not read:'}</span>{' '}
            <span className="text-soft">{ignored.join(', ')}</span>
          </p>
        )}
      </div>
    </section>
  );
}
