import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';

interface PageTitleProps {
  back?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function PageTitle({ back, aside, children }: PageTitleProps) {
  return (
    <div className="mb-3 flex min-h-12 flex-wrap items-center gap-2 lg:mb-5">
      {back && <BackLink to={back} />}
      <h1 className="min-w-0 grow basis-28 lg:text-3xl">{children}</h1>
      {aside}
    </div>
  );
}
