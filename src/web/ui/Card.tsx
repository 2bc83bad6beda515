import type { HTMLAttributes, ReactNode } from 'react';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'article' | 'div' | 'li';
  heading?: ReactNode;
  aside?: ReactNode;
  /** For the one thing that matters on a screen. */
  hero?: boolean;
}

/** A faint court under a floodlight; drawn once per screen, on what matters most there. */
const floodlit =
  'relative isolate min-w-0 overflow-clip bg-[radial-gradient(ellipse_60%_62%_at_50%_-12%,var(--floodlight),transparent)]';

export function Card({ as: Tag = 'section', heading, aside, hero = false, children, ...props }: CardProps) {
  const { className = '', ...rest } = props;
  return (
    <Tag {...rest} className={`card p-4 ${hero ? floodlit : ''} ${className}`}>
      {hero && <CourtLines />}
      {(heading !== undefined || aside !== undefined) && (
        <header className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {heading !== undefined && <h2 className="min-w-0 grow basis-28">{heading}</h2>}
          {aside}
        </header>
      )}
      {children}
    </Tag>
  );
}

export function CourtLines() {
  return (
    <svg
      aria-hidden
      className="court-lines pointer-events-none absolute inset-0 -z-10 size-full fill-none stroke-court stroke-2"
      viewBox="0 0 358 268"
      preserveAspectRatio="xMidYMid slice"
    >
      <path vectorEffect="non-scaling-stroke" d="M179 0v268M0 45h47v178H0M358 45h-47v178h47" />
      <circle vectorEffect="non-scaling-stroke" cx="179" cy="134" r="52" />
      <path vectorEffect="non-scaling-stroke" d="M47 62a104 104 0 0 1 0 144M311 62a104 104 0 0 0 0 144" />
    </svg>
  );
}
