import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { openedSite } from '#web/site.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';

/** The pages for admins that say what they are for, behind one button. */
export function MoreToManage() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const pages = openedSite().filter(({ about, guard }) => about !== undefined && guard === 'admin');
  if (pages.length === 0) return null;
  return (
    <nav aria-label="More to manage" className="mb-3">
      <button
        type="button"
        popoverTarget={id}
        className={buttonClasses({ variant: 'quiet', wide: true, className: 'justify-between! sm:w-auto!' })}
      >
        More to manage
        <ChevronDown className="size-5 text-soft" aria-hidden />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="menu inset-auto max-h-[calc(100%-0.75rem)] w-[min(26rem,calc(100vw-2rem))] overflow-y-auto [position-area:block-end_span-inline-end] [position-try-fallbacks:flip-block]"
      >
        <ul>
          {pages.map(({ path, title, about }) => (
            <li key={path}>
              <Link
                to={path}
                viewTransition
                onClick={() => menu.current?.hidePopover()}
                className="grid min-h-11 gap-0.5 rounded-control px-3 py-2 transition-colors hover:bg-raised"
              >
                <span className="font-bold text-[0.9375rem]">{title}</span>
                <span className="text-[0.8125rem] text-soft">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
