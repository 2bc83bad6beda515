import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PageTitleProps {
  back?: string;
  aside?: ReactNode;
  /** A line below the title. */
  below?: ReactNode;
  children: ReactNode;
}

export function PageTitle({ back, aside, below, children }: PageTitleProps) {
  return (
    <div className="mb-3 flex min-h-12 flex-wrap items-center gap-2 lg:mb-5">
      {back && <BackLink to={back} />}
      <div className="min-w-0 grow basis-28">
        <h1 className={below ? 'max-[389px]:text-xl' : undefined}>{children}</h1>
        {below && <p className="truncate text-sm text-soft">{below}</p>}
      </div>
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
