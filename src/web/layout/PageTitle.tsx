import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PageTitleProps {
  back?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function PageTitle({ back, aside, children }: PageTitleProps) {
  return (
    <div className="mb-3 flex min-h-12 flex-wrap items-center gap-2 lg:mb-5">
      {back && <BackLink to={back} />}
      <h1 className="min-w-0 grow basis-28">{children}</h1>
      {aside}
    </div>
  );
}

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
