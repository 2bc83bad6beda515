import { Stethoscope } from 'lucide-react';

/** Says when to see a professional. */
export function Advice({ children }: { children: string }) {
  return (
    <p className="flex gap-3 rounded-card border border-line bg-raised/50 p-4 text-[0.875rem]">
      <Stethoscope className="mt-0.5 size-4.5 shrink-0 text-info" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
