import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldedProps {
  title: ReactNode;
  /** What is inside, in a few words. */
  about: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** Answers that are right for most: a line says them, a press shows them. */
export const Folded = ({ title, about, isOpen = false, children }: FoldedProps) => (
  <details open={isOpen} className="group rounded-control border border-line">
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control px-3.5 py-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 grow wrap-anywhere leading-tight">
        <span className="block font-bold text-base">{title}</span>
        <span className="block text-sm text-soft">{about}</span>
      </span>
      <ChevronDown className="size-5 shrink-0 text-soft transition group-open:rotate-180" aria-hidden />
    </summary>
    <div className="grid gap-3 border-line border-t p-3.5">{children}</div>
  </details>
);
