import { Pill } from '#web/ui/Pill.tsx';

/** Free text by an admin: a long one wraps beside its title instead of pushing it out. */
export function DurationPill({ children }: { children: string }) {
  return (
    <span className="flex max-w-1/2 justify-end *:shrink *:whitespace-normal">
      <Pill>{children}</Pill>
    </span>
  );
}
