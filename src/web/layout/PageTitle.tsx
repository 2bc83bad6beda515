import { ChevronLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { stepsBack } from '../routing/came-from.ts';
import { findPage } from '../site.ts';
import { findParent } from './navigation.tsx';

interface PageTitleProps {
  /** Where Back leads from a step of the page; by default, `PageBack` decides. */
  back?: string | undefined;
  aside?: ReactNode;
  /** A line below the title. */
  below?: ReactNode;
  children: ReactNode;
}

export function PageTitle({ back, aside, below, children }: PageTitleProps) {
  return (
    <div className="mb-3 flex min-h-12 flex-wrap items-center gap-2 lg:mb-5">
      {back ? <BackLink to={back} /> : <PageBack />}
      <div className="min-w-0 grow basis-28">
        <h1 className={below ? 'max-[389px]:text-xl' : undefined}>{children}</h1>
        {below && <p className="truncate text-sm text-soft">{below}</p>}
      </div>
      {aside}
    </div>
  );
}

/** Back to the page from which this one was opened; after a full load, to the page above it. A tab has none. */
function PageBack() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const always = findPage(pathname)?.backTo;
  const to = always ?? findParent(pathname);
  if (to === null) return null;
  const goBack = (event: MouseEvent) => {
    const steps = always ? null : stepsBack(key);
    if (steps === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-steps);
  };
  // Replaces: otherwise Back on the page above would lead down again.
  return <BackLink to={to} replace={!always} onClick={goBack} />;
}

interface BackLinkProps {
  to: string;
  replace?: boolean;
  onClick?: (event: MouseEvent) => void;
}

/** The arrow before a page's title. */
export function BackLink(props: BackLinkProps) {
  return (
    <Link
      {...props}
      viewTransition
      aria-label="Back"
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
    >
      <ChevronLeft className="size-5" aria-hidden />
    </Link>
  );
}
