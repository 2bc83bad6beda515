import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { KeptLine } from './KeptLine.tsx';
import type { Outbox } from './outbox.ts';

let root: Root | null = null;

/** On every screen, beside the app: who never scores loads nothing of it. */
export function showKeptLine(client: QueryClient, outbox: Outbox): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={client}>
      <KeptLine outbox={outbox} />
    </QueryClientProvider>,
  );
}

export function hideKeptLine(): void {
  root?.render(null);
}
