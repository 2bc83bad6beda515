import { CircleCheck } from 'lucide-react';

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
