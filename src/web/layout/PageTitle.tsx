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
    <div className="mb-3 flex min-h-12 items-center gap-2 lg:mb-5">
      {back && (
        <Link
          to={back}
          viewTransition
          aria-label="Back"
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
        >
          <ChevronLeft className="size-5" aria-hidden />
        </Link>
      )}
      <h1 className="min-w-0 flex-1 lg:text-3xl">{children}</h1>
      {aside}
    </div>
  );
}
