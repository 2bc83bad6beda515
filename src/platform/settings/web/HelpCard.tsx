import { ArrowUpRight, HeartHandshake, Mail, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { HelpLine } from '../contract.ts';
import { helpAddress } from '../rules.ts';

interface HelpCardProps {
  title: string;
  text: string;
  lines: readonly HelpLine[];
  /** Smaller, and without taking the focus: shown beside a result rather than instead of it. */
  quiet?: boolean;
  /** Content below the help lines. */
  children?: ReactNode;
}

/** Help for a person whose words speak of danger, with a link to each contact. */
export function HelpCard({ title, text, lines, quiet = false, children }: HelpCardProps) {
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!quiet) card.current?.focus();
  }, [quiet]);
  return (
    <section
      ref={card}
      aria-labelledby={heading}
      tabIndex={-1}
      className={`rounded-card border border-edge bg-raised outline-none ${quiet ? 'p-4' : 'p-5'}`}
    >
      <h2 id={heading} className="flex items-center gap-3 font-bold">
        <HeartHandshake className="size-6 shrink-0 text-accent-text" aria-hidden />
        {title}
      </h2>
      <p className="mt-2 text-base text-soft">{text}</p>
      <ul className="mt-4 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={`${line.label} ${line.contact}`}>
            <HelpLink line={line} />
          </li>
        ))}
      </ul>
      {children && <div className="mt-4 flex flex-wrap items-center justify-between gap-3">{children}</div>}
    </section>
  );
}

function HelpLink({ line: { label, contact } }: { line: HelpLine }) {
  const address = helpAddress(contact);
  const Icon = address.startsWith('tel:') ? Phone : address.startsWith('mailto:') ? Mail : ArrowUpRight;
  return (
    <a
      href={address}
      className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-control border border-line bg-card px-3.5 py-2 transition hover:border-soft"
    >
      <Icon className="size-5 shrink-0 text-accent-text" aria-hidden />
      <span className="min-w-0 flex-1 basis-32">
        <span className="block text-sm text-soft">{label}</span>
        <span className="block font-bold tabular-nums wrap-anywhere">{contact.replace(/^https:\/\//, '')}</span>
      </span>
    </a>
  );
}
