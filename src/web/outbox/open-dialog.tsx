import { createRoot, type Root } from 'react-dom/client';
import { retryImport } from '../ui/lazy-component.tsx';

let root: Root | null = null;

/** Renders into its own root, above every screen. Its code loads only when opened, as few people write offline. */
export function openDialog(): void {
  void retryImport(() => import('./OutboxDialog.tsx')).then(({ OutboxDialog }) => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<OutboxDialog onClose={() => root?.render(null)} />);
  });
}
