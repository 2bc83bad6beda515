import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import { ignoreSecondPress } from './second-press.ts';

export interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** Called for Esc, the close button and a press on the backdrop. The dialog is mounted while it is open. */
  onClose: () => void;
  /** Buttons at the end, outside the part that scrolls. */
  footer?: ReactNode;
  /** While true, neither Esc, the close button nor a press on the backdrop closes it. */
  busy?: boolean;
  /** For a dialog whose closing loses something: only a button of its own closes it. */
  stays?: boolean;
  /** For a dialog with nothing in it to focus: if it is long, it takes the focus itself, so that the keyboard can scroll it. */
  onlyText?: boolean;
  children?: ReactNode;
}

/** A modal: a bottom sheet on a phone, centred elsewhere. Focus returns to where it was. */
export function Dialog({ title, description, onClose, footer, children, ...options }: DialogProps) {
  const { busy = false, stays = false, onlyText = false } = options;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const lastPress = useRef<{ x: number; y: number }>(undefined);

  // `showModal` can only be called once the element exists. The dialog itself takes the focus: Safari draws a ring around
  // the control that a dialog would focus, also after a tap.
  useEffect(() => {
    const element = dialog.current;
    const previousFocus = document.activeElement;
    if (element && !element.open) element.showModal();
    element?.focus();
    return () => {
      element?.close();
      if (lastPress.current) ignoreSecondPress(lastPress.current);
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
      // The element that opened the dialog is gone.
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current && !busy && !stays) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same, and the element handles it
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onClick={closeOnBackdrop}
      onClickCapture={({ detail, clientX: x, clientY: y }) => {
        // Clicks from a key or a screen reader have no position.
        lastPress.current = detail === 0 || (x === 0 && y === 0) ? undefined : { x, y };
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy && !stays) onClose();
      }}
      className="sheet settle"
    >
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex items-start justify-between gap-3 p-4 pb-2 sm:p-5 sm:pb-2">
          <h2 id={`${id}-title`} className="min-w-0 grow pt-2">
            {title}
          </h2>
          {!stays && <IconButton icon={X} label="Close" onClick={onClose} disabled={busy} />}
        </header>
        <div
          tabIndex={onlyText ? 0 : undefined}
          className="-outline-offset-3 min-h-0 overflow-y-auto px-4 pb-4 sm:px-5"
        >
          {description && (
            <p id={`${id}-text`} className="not-last:mb-3 text-sm text-soft">
              {description}
            </p>
          )}
          {children}
        </div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-5">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
