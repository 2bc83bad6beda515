import { createRoot, type Root } from 'react-dom/client';
import { arrived } from '#web/ui/lazy-component.tsx';

let root: Root | null = null;

/** Renders into its own root, above every screen. Its code loads only when opened, as few people write offline. */
export function openDialog(): void {
  void arrived(() => import('./WaitingDialog.tsx')).then(({ WaitingDialog }) => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<WaitingDialog onClose={() => root?.render(null)} />);
  });
}
