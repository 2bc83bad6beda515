import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The arrow before a page's title. */
export function BackLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      viewTransition
      aria-label="Back"
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
    >
      <ChevronLeft className="size-5" aria-hidden />
    </Link>
  );
}
