import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Toast } from './toasts/toasts.ts';

/** What was refused and why, beside the button that asked for it. Always there, so that screen readers announce its text. */
export function RefusalNote({ refusal }: { refusal: Toast | null }) {
  const place = useRef<HTMLDivElement>(null);

  // It pushes the button down: both stay in sight, above a phone's tab bar. A wrong field that has the focus goes first.
  useEffect(() => {
    if (refusal && !document.activeElement?.matches('[aria-invalid="true"]'))
      place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);

  return (
    <div ref={place} role="alert" className="min-w-0 basis-full scroll-mb-40 empty:hidden">
      {refusal && (
        <div className={`settle text-left ${note}`}>
          <CircleAlert className="mt-px size-4.5 shrink-0 text-live-text" aria-hidden />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-bold">{refusal.title}</p>
            {refusal.description && <p className="text-soft">{refusal.description}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

const note = 'flex items-start gap-2.5 rounded-control border border-live/45 bg-live/8 px-3 py-2.5 text-sm';
