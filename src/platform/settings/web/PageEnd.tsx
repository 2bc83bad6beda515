import { Link } from 'react-router';
import { useSettings } from './api.ts';

const links = [
  ['privacy', 'Privacy'],
  ['imprint', 'Imprint'],
  ['accessibility', 'Accessibility'],
] as const;

/** The last line of each page: what a visitor may want to read about the village and its app. */
export function PageEnd() {
  const written = useSettings()?.papers ?? [];
  const shown = links.filter(([name]) => name === 'accessibility' || written.includes(name));
  return (
    <nav aria-label="About this app" className="flex flex-wrap justify-center gap-x-5 text-sm">
      {shown.map(([name, label]) => (
        <Link key={name} to={`/${name}`} className="flex min-h-11 items-center text-soft hover:text-ink">
          {label}
        </Link>
      ))}
    </nav>
  );
}
