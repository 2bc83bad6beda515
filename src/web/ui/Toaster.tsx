import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { IconButton } from './IconButton.tsx';
import { dismissToast, holdToast, onToast, releaseToast, type ShownToast, shownToast } from './toasts.ts';

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const colours = { good: 'text-win', bad: 'text-live-text', plain: 'text-info' };

/** The place where toasts appear, over dialogs too. */
export function Toaster() {
  const shown = useSyncExternalStore(onToast, shownToast);
  const place = useRef<HTMLDivElement>(null);
  const id = shown?.id;

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
        {shown && shown.tone !== 'bad' && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert">{shown?.tone === 'bad' && <ToastCard key={shown.id} toast={shown} />}</div>
    </div>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const tone = toast.tone ?? 'plain';
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; reading it only stops the clock
    <div
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      className="settle flex items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-lift"
    >
      <Icon className={`mt-3 size-5 shrink-0 ${colours[tone]}`} aria-hidden />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-bold text-[0.9375rem]">{toast.title}</p>
        {toast.description && <p className="text-sm text-soft">{toast.description}</p>}
      </div>
      <IconButton icon={X} label="Dismiss" onClick={dismissToast} />
    </div>
  );
}
