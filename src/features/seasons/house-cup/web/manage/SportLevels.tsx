import { useQuery } from '@tanstack/react-query';
import { competitionsOptions } from '#features/competition/competitions/web/api.ts';
import { sportsOptions } from '#features/teams/sports/web/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import type { RulesDraft } from '../../rules-draft.ts';

interface SportLevelsProps {
  draft: RulesDraft;
  season: string;
  onChange: (changes: Partial<RulesDraft>) => void;
}

const none = 'none';

/** Which level each sport is of; a competition may be of another one. */
export function SportLevels({ draft, season, onChange }: SportLevelsProps) {
  const { data: sports = [] } = useQuery(sportsOptions());
  const competitions = (useQuery(competitionsOptions()).data ?? []).filter((one) => one.season === season);
  const levels = [
    ...draft.levels.map(({ name }, index) => ({ value: String(index), label: name.trim() || `Level ${index + 1}` })),
    { value: none, label: 'does not count' },
  ];
  const levelIn = (value: string) => (value === none ? null : Number(value));
  return (
    <Card heading="Which level each sport is of">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {sports.map(({ id, name }) => (
          <Field key={id} label={name}>
            {(ties) => (
              <Select
                {...ties}
                value={choiceOf(draft.sports.find(({ sportId }) => sportId === id) ?? { level: 0 })}
                choices={levels}
                onChange={({ target }) =>
                  onChange({
                    sports: [
                      ...draft.sports.filter(({ sportId }) => sportId !== id),
                      { sportId: id, level: levelIn(target.value) },
                    ],
                  })
                }
              />
            )}
          </Field>
        ))}
      </div>
      {competitions.length > 0 && (
        <details className="mt-4 rounded-control border border-line px-3.5">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
            Competitions of another level
          </summary>
          <div className="grid grid-cols-1 items-start gap-4 pt-1 pb-4 sm:grid-cols-2">
            {competitions.map(({ id, name, sport }) => (
              <Field key={id} label={`${name}, ${sport.name}`}>
                {(ties) => (
                  <Select
                    {...ties}
                    value={choiceOf(draft.competitions.find(({ competitionId }) => competitionId === id))}
                    choices={[{ value: '', label: 'as its sport' }, ...levels]}
                    onChange={({ target }) =>
                      onChange({
                        competitions: [
                          ...draft.competitions.filter(({ competitionId }) => competitionId !== id),
                          ...(target.value === '' ? [] : [{ competitionId: id, level: levelIn(target.value) }]),
                        ],
                      })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
        </details>
      )}
    </Card>
  );
}

const choiceOf = (assigned: { level: number | null } | undefined): string =>
  assigned === undefined ? '' : assigned.level === null ? none : String(assigned.level);
