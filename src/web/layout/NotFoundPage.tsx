import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';

/** For every path that the app does not know. The path is shown as text, never followed. */
export function NotFoundPage({ product }: { product: string }) {
  const { pathname } = useLocation();
  return (
    <Card hero className="mt-2 grid grid-cols-1 justify-items-center gap-3 py-12 text-center">
      <DocumentTitle of="404 Page Not Found" product={product} />
      <p className="score large-figure text-accent-text" aria-hidden>
        404
      </p>
      <h1>404 Page Not Found</h1>
      <p className="max-w-[42ch] text-soft">Did you forget to add the page to the router?</p>
      <code className="max-w-full truncate rounded-control bg-raised px-3 py-2 text-sm">{shortened(pathname)}</code>
      <ButtonLink to="/home" variant="primary" className="mt-2">
        Back to Home
      </ButtonLink>
    </Card>
  );
}

const shortened = (path: string) => (path.length > 80 ? `${path.slice(0, 80)}…` : path);
