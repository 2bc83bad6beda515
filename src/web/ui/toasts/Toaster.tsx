import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOutside } from '../../routing/rendering.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { dismissToast, onToast, type ShownToast, shownToast } from './toasts.ts';

/**
 * The place where toasts appear, over dialogs too. On a phone one may lie over a form's button: presses go through it, but for its
 * own buttons.
 */
export function Toaster() {
  const shown = useOutside(onToast, shownToast, () => null);
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
    <div
      ref={place}
      popover="manual"
      className="toasts fixed w-auto overflow-visible bg-transparent sm:right-6 sm:left-auto sm:w-96 pointer-coarse:pointer-events-none pointer-coarse:[&_button]:pointer-events-auto"
    >
      <div role="status" aria-live="polite">
        {shown && shown.tone !== 'bad' && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert">{shown?.tone === 'bad' && <ToastCard key={shown.id} toast={shown} />}</div>
    </div>
  );
}

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const colours = { good: 'text-win', bad: 'text-live-text', plain: 'text-info' };

function ToastCard({ toast: { tone = 'plain', title, description, action, fades = false } }: { toast: ShownToast }) {
  const [isRead, setRead] = useState(false);
  const isLeaving = useTime(isRead, fades);
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; reading it only stops the clock
    <div
      // A finger does not wait on it: it would keep it over what is below.
      onPointerEnter={() => matchMedia('(hover: hover)').matches && setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
      className={`settle flex items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-lift transition-opacity duration-500 ${isLeaving ? 'opacity-0' : ''}`}
    >
      <Icon className={`mt-3 size-5 shrink-0 ${colours[tone]}`} aria-hidden />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-bold text-[0.9375rem]">{title}</p>
        {description && <p className="text-sm text-soft">{description}</p>}
      </div>
      {action && <ToastAction action={action} />}
      <IconButton icon={X} label="Dismiss" onClick={dismissToast} />
    </div>
  );
}

const toastMs = 5_000;
const fadeMs = 500;

/** Its time runs from when it is drawn, and stands still while it is read. Answers whether it is on its way out. */
function useTime(isRead: boolean, fades: boolean): boolean {
  const [isLeaving, setLeaving] = useState(false);
  const leftMs = useRef(toastMs);

  // Timers are outside React.
  useEffect(() => {
    if (isRead) return;
    const since = Date.now();
    const timer = setTimeout(fades ? () => setLeaving(true) : dismissToast, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - since;
    };
  }, [isRead, fades]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(dismissToast, fadeMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isLeaving;
}

function ToastAction({ action }: { action: NonNullable<ShownToast['action']> }) {
  const act = () => {
    dismissToast();
    action.act();
  };
  return (
    <Button small variant="plain" onClick={act}>
      {action.label}
    </Button>
  );
}
