import { ExternalLink } from 'lucide-react';
import { useSettings } from '#features/settings/web/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { lookOf } from '#web/ui/look.ts';

/** Where else the village can be found, as the settings have it. */
export function VillageLinks() {
  const links = useSettings()?.socialLinks ?? [];
  if (links.length === 0) return null;
  return (
    <Card heading="Find us">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, url }) => (
          <li key={`${label} ${url}`} className="min-w-0 flex-auto">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={lookOf({ look: 'quiet', small: true, wide: true, className: 'wrap-anywhere' })}
            >
              {label} <ExternalLink className="size-4 shrink-0" aria-hidden />
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
