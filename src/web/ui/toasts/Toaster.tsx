import { Suspense, useEffect, useRef } from 'react';
import { useOutside } from '../../routing/rendering.ts';
import { whenIdle } from '../idle.ts';
import { lazyPart } from '../lazy-part.tsx';
import { onToast, type ShownToast, shownToast } from './toasts.ts';

const loadCard = async () => (await import('./ToastCard.tsx')).ToastCard;
const ToastCard = lazyPart(loadCard);

/** The place where toasts appear, over dialogs too. */
export function Toaster() {
  const shown = useOutside(onToast, shownToast, () => null);
  const place = useRef<HTMLDivElement>(null);
  const id = shown?.id;

  // What fails without a network has to be said without one.
  useEffect(() => whenIdle(() => void loadCard().catch(() => undefined)), []);

  // The top layer is the only place above an open dialog, and it is entered by calling a method.
  useEffect(() => {
    const element = place.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (id !== undefined) element.showPopover();
  }, [id]);

  return (
    <div ref={place} popover="manual" className="toasts">
      <div role="status" aria-live="polite">
        {shown && shown.tone !== 'bad' && <Card toast={shown} />}
      </div>
      <div role="alert">{shown?.tone === 'bad' && <Card toast={shown} />}</div>
    </div>
  );
}

function Card({ toast }: { toast: ShownToast }) {
  return (
    <Suspense
      fallback={
        <p className="rounded-card border border-line bg-raised px-4 py-4.5 font-bold text-[0.9375rem] shadow-lift">
          {[toast.title, toast.description].filter(Boolean).join('. ')}
        </p>
      }
    >
      <ToastCard key={toast.id} toast={toast} />
    </Suspense>
  );
}
