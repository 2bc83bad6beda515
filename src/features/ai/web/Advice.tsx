import { CircleCheck, Stethoscope } from 'lucide-react';

/** Says when to see a professional. */
export function Advice({ children }: { children: string }) {
  return (
    <p className="flex gap-3 rounded-card border border-line bg-raised/50 p-4 text-[0.875rem]">
      <Stethoscope className="mt-0.5 size-4.5 shrink-0 text-info" aria-hidden />
      <span>{children}</span>
    </p>
  );
}

export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5 text-[0.9375rem]">
          <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-win" aria-hidden />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  );
}
