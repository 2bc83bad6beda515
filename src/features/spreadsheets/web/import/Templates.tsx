import { Download } from 'lucide-react';
import type { ImportKindAnswer } from '../../contract.ts';

export const Templates = ({ kinds }: { kinds: readonly ImportKindAnswer[] }) => (
  <section aria-labelledby="import-templates" className="grid gap-2">
    <h2 id="import-templates">Templates with the headings</h2>
    <p className="max-w-[65ch] text-sm text-soft">
      Any list with a row of headings will do: teams, players, fixtures and results, of one sport or several. A template
      shows which headings are recognised.
    </p>
    <ul className="flex flex-wrap gap-x-5">
      {kinds.map(({ name, title }) => (
        <li key={name}>
          <a
            href={`/api/imports/${name}/template`}
            download
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
          >
            <Download className="size-4" aria-hidden />
            {title}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
