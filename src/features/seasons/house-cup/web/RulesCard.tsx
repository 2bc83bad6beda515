import { useQuery } from '@tanstack/react-query';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { momentText } from '#shared/notation.ts';
import { Card } from '#web/ui/Card.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { RulesVersion } from '../contract.ts';
import { generalInWords, levelInWords } from '../rules-in-words.ts';
import { cupRulesOptions } from './api.ts';

/** What gives points, in words, and when and why the rules were changed. */
export function RulesCard({ cupId }: { cupId: number }) {
  const { data: versions = [] } = useQuery(cupRulesOptions(cupId));
  const [current, ...earlier] = versions;
  if (!current) return null;
  return (
    <Card heading="What gives points">
      <LevelList version={current} />
      <ul className="mt-3 grid gap-1 border-line border-t pt-3 text-sm text-soft">
        {generalInWords(current.rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {earlier.length > 0 && (
        <details className="mt-2 border-line border-t">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
            Changed {earlier.length === 1 ? 'once' : `${earlier.length} times`} this year
          </summary>
          <ol className="grid gap-2 text-sm">
            {versions.map((version) => (
              <Version key={version.number} version={version} />
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}

function LevelList({ version: { rules } }: { version: RulesVersion }) {
  const { data: sports = [] } = useQuery(sportsOptions());
  const namesAt = (level: number) =>
    sports.flatMap(({ id, name }) =>
      (rules.sports.find(({ sportId }) => sportId === id) ?? { level: 0 }).level === level ? [name] : [],
    );
  return (
    <div className="grid gap-3">
      {rules.levels.map((level, index) => (
        <section key={level.name} className="grid gap-1 text-sm">
          <h3>{level.name}</h3>
          {rules.levels.length > 1 && <p className="text-soft">{namesAt(index).join(', ') || 'No sport'}</p>}
          <ul className="grid gap-0.5">
            {levelInWords(level).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Version({ version: { reason, by, at } }: { version: RulesVersion }) {
  const now = new Date(useNow());
  const zone = useZone();
  return (
    <li className="border-line border-t pt-2 wrap-anywhere">
      {reason}
      <span className="block text-soft">
        {[momentText(zone.wall(at), zone.wall(now)), by && `by ${by}`].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
