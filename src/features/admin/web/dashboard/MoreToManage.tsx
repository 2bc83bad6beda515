import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { openedSite } from '#web/site.ts';

/** The pages for admins that say what they are for. */
export function MoreToManage() {
  const pages = openedSite().pages.filter(({ about }) => about !== undefined);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="more-to-manage" className="mt-8 grid gap-3">
      <h2 id="more-to-manage">More to manage</h2>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ path, title, about }) => (
          <li key={path}>
            <Link
              to={path}
              viewTransition
              className="card flex h-full min-h-16 items-center gap-3 p-3.5 transition-colors hover:border-edge"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-bold text-[0.9375rem]">{title}</span>
                <span className="text-[0.8125rem] text-soft">{about}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
