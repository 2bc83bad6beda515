import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { dismissToast, holdToast, releaseToast, type ShownToast } from './toasts.ts';

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const colours = { good: 'text-win', bad: 'text-live-text', plain: 'text-info' };

export function ToastCard({ toast }: { toast: ShownToast }) {
  const tone = toast.tone ?? 'plain';
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; reading it only stops the clock
    <div
      onPointerEnter={holdUnderPointer}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      className={`settle flex items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-lift transition-opacity duration-500 ${toast.leaving ? 'opacity-0' : ''}`}
    >
      <Icon className={`mt-3 size-5 shrink-0 ${colours[tone]}`} aria-hidden />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-bold text-[0.9375rem]">{toast.title}</p>
        {toast.description && <p className="text-sm text-soft">{toast.description}</p>}
      </div>
      {toast.action && <ToastAction action={toast.action} />}
      <IconButton icon={X} label="Dismiss" onClick={dismissToast} />
    </div>
  );
}

/** A finger does not wait on it: it would keep it over what is below. */
function holdUnderPointer() {
  if (matchMedia('(hover: hover)').matches) holdToast();
}

function ToastAction({ action }: { action: NonNullable<ShownToast['action']> }) {
  const act = () => {
    dismissToast();
    action.act();
  };
  return (
    <Button small look="plain" onClick={act}>
      {action.label}
    </Button>
  );
}
