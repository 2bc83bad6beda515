import { createRoot, type Root } from 'react-dom/client';
import { arrived } from '#web/ui/lazy-part.tsx';

let root: Root | null = null;

/** Over every screen, beside the app: who never writes without a network loads nothing of it. */
export function openDialog(): void {
  void arrived(() => import('./WaitingDialog.tsx')).then(({ WaitingDialog }) => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<WaitingDialog onClose={() => root?.render(null)} />);
  });
}
