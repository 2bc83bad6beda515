import type { LucideIcon } from 'lucide-react';
import { Card } from '#web/ui/Card.tsx';

interface BeforeProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What a request may say, each with an example. */
  hints: readonly (readonly [topic: string, example: string])[];
}

/** Explains what people can ask for, before the first request. */
export function Before({ icon: Icon, title, text, hints }: BeforeProps) {
  return (
    <Card hero className="grid grid-cols-1 gap-5 sm:p-6">
      <div className="flex flex-wrap items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-control bg-raised text-accent-text">
          <Icon className="size-6" aria-hidden />
        </span>
        <div className="grid min-w-0 grow basis-40 grid-cols-1 gap-1">
          <h2 className="text-lg">{title}</h2>
          <p className="max-w-[52ch] text-[0.9375rem] text-soft">{text}</p>
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        {hints.map(([topic, example]) => (
          <div key={topic} className="border-line border-l-2 pl-3">
            <dt className="font-semibold text-[0.9375rem]">{topic}</dt>
            <dd className="text-[0.8125rem] text-soft">{example}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
