import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useExternalStore } from '../../routing/rendering.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { dismissToast, onToast, type ShownToast, shownToast } from './toasts.ts';

/**
 * The place where toasts appear, above dialogs too. On a phone a toast may cover a form's button: presses go through it,
 * except on its own buttons.
 */
export function Toaster() {
  const shown = useExternalStore(onToast, shownToast, () => null);
  const container = useRef<HTMLDivElement>(null);
  const id = shown?.id;

  // Only the top layer is above an open dialog, and only `showPopover` puts an element there.
  useEffect(() => {
    const element = container.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    delete element.dataset['apart'];
    if (id === undefined) return;
    element.showPopover();
    if (covers(element, pressed)) element.dataset['apart'] = '';
  }, [id]);
  useEffect(() => {
    addEventListener('pointerdown', notePress, { capture: true, passive: true });
    return () => removeEventListener('pointerdown', notePress, { capture: true });
  }, []);

  return (
    <div
      ref={container}
      popover="manual"
      className={`toasts fixed w-auto overflow-visible bg-transparent sm:right-6 sm:left-auto sm:w-96 ${touchable}`}
    >
      <div role="status" aria-live="polite">
        {shown && shown.tone !== 'bad' && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert">{shown?.tone === 'bad' && <ToastCard key={shown.id} toast={shown} />}</div>
    </div>
  );
}

/** What was pressed last, by a pointer: the toast often speaks of it. */
let pressed: Element | null = null;

function notePress({ target }: PointerEvent) {
  pressed = target instanceof Element ? target.closest('a, button, label, input') : null;
}

function covers(toast: Element, control: Element | null): boolean {
  if (!control?.isConnected) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const over = toast.getBoundingClientRect();
  return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
}

/** A finger reaches what a toast covers, except its buttons. */
const touchable = 'pointer-coarse:pointer-events-none pointer-coarse:[&_button]:pointer-events-auto';
const card = 'flex items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-lift';

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const colours = { good: 'text-win', bad: 'text-live-text', plain: 'text-info' };

function ToastCard({ toast: { tone = 'plain', title, description, action, fades = false } }: { toast: ShownToast }) {
  const [isRead, setRead] = useState(false);
  const isLeaving = useTime(isRead, fades);
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus do nothing but pause the toast's time
    <div
      // Touch has no hover: pausing on it would leave the toast over the buttons below.
      onPointerEnter={() => matchMedia('(hover: hover)').matches && setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
      className={`settle ${card} transition-opacity duration-500 ${isLeaving ? 'opacity-0' : ''}`}
    >
      <Icon className={`mt-3 size-5 shrink-0 ${colours[tone]}`} aria-hidden />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3">
        <div className="min-w-0 flex-1 basis-32 py-2.5">
          <p className="font-bold text-base">{title}</p>
          {description && <p className="text-sm text-soft">{description}</p>}
        </div>
        {action && <ToastAction action={action} />}
      </div>
      <IconButton icon={X} label="Dismiss" onClick={dismissToast} />
    </div>
  );
}

const toastMs = 5_000;
const fadeMs = 500;

/** Dismisses the toast after its time, which starts when it renders and pauses while read. Returns whether it fades. */
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
  const runAction = () => {
    dismissToast();
    action.act();
  };
  return (
    <Button small variant="plain" onClick={runAction} className="-ml-3.5">
      {action.label}
    </Button>
  );
}
