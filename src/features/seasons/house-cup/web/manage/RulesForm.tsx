import { useState } from 'react';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { useDiscarding } from '#web/forms/discarding.tsx';
import { LeaveDialog } from '#web/forms/LeaveDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field, Select, TextInput } from '#web/ui/fields/Field.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { type Cup, maxReasonLength, type RulesVersion } from '../../contract.ts';
import { publishedRules } from '../../definitions/list.ts';
import { maxLevels } from '../../rule-fields.ts';
import { emptyLevel, type RulesDraft, readDraft, toDraft } from '../../rules-draft.ts';
import { saveRules } from '../api.ts';
import { LevelFields } from './LevelFields.tsx';
import { RulesPreview } from './RulesPreview.tsx';
import { SportLevels } from './SportLevels.tsx';

interface RulesFormProps {
  cup: Cup;
  current: RulesVersion;
}

/** Plain questions about what gives points, and what other answers would change. */
export function RulesForm({ cup, current }: RulesFormProps) {
  const [draft, setDraft] = useState(() => toDraft(current.rules));
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const read = readDraft(draft);
  const issues = 'issues' in read ? read.issues : {};
  const isChanged = !isDeepEqual(draft, toDraft(current.rules));
  const leaving = useDiscarding(isChanged);
  const change = (changes: Partial<RulesDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const save = useWrite({
    send: saveRules.bind(null, cup.id),
    onDone: () => toast({ title: 'Rules saved', description: 'The table follows them.', tone: 'good' }),
    onFailed: (error) => toast({ title: 'The rules were not saved', description: getMessage(error), tone: 'bad' }),
  });
  const submit = () => {
    setRefused(true);
    if ('rules' in read && reason.trim() !== '') save.mutate({ number: current.number, rules: read.rules, reason });
  };
  return (
    <form
      noValidate
      aria-label="Rules of the cup"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-1 items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-[18px]"
    >
      <div className="grid min-w-0 grid-cols-1 gap-3.5">
        <StartingPoint draft={draft} onChoose={change} />
        {draft.levels.map((level, index) => (
          <LevelFields
            // biome-ignore lint/suspicious/noArrayIndexKey: levels have no other key, and go only from the end
            key={index}
            level={level}
            issuesAt={(name) => issues[`levels.${index}.${name}`]}
            onType={(typed) =>
              change({ levels: draft.levels.map((one, at) => (at === index ? { ...one, ...typed } : one)) })
            }
          />
        ))}
        <div className="flex flex-wrap gap-2">
          {draft.levels.length < maxLevels && (
            <Button
              small
              onClick={() => change({ levels: [...draft.levels, emptyLevel(`Level ${draft.levels.length + 1}`)] })}
            >
              Add a level
            </Button>
          )}
          {draft.levels.length > 1 && (
            <Button small onClick={() => change(withoutLast(draft))}>
              Remove the last level
            </Button>
          )}
        </div>
        <SportLevels draft={draft} season={cup.season} onChange={change} />
        <General draft={draft} issue={issues['objectionDays']} onChange={change} />
      </div>
      <div className="grid grid-cols-1 gap-3.5 lg:sticky lg:top-4">
        <RulesPreview cupId={cup.id} rules={'rules' in read && isChanged ? read.rules : null} />
        <Card heading="Save">
          <div className="grid gap-4">
            <Field
              label="Why these rules"
              hint="Everybody can read it in the cup, with your name."
              required
              error={isRefused && reason.trim() === '' ? 'Please give a reason' : undefined}
            >
              {(ties) => (
                <TextInput
                  {...ties}
                  value={reason}
                  maxLength={maxReasonLength}
                  autoComplete="off"
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
            {isRefused && Object.keys(issues).length > 0 && (
              <p role="alert" className="font-semibold text-live-text text-sm">
                Something above is not a number that the rules can use.
              </p>
            )}
            <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Saving..." disabled={!isChanged}>
              Save for the whole year
            </Button>
          </div>
        </Card>
      </div>
      {leaving.isAsked && <LeaveDialog {...leaving} />}
    </form>
  );
}

/** What was of the level that goes is of the first one. */
function withoutLast({ levels, sports, competitions }: RulesDraft): Partial<RulesDraft> {
  const last = levels.length - 1;
  return {
    levels: levels.slice(0, last),
    sports: sports.filter(({ level }) => level !== last),
    competitions: competitions.filter(({ level }) => level !== last),
  };
}

interface PartProps {
  draft: RulesDraft;
  onChange: (changes: Partial<RulesDraft>) => void;
}

function StartingPoint({ draft, onChoose }: { draft: RulesDraft; onChoose: PartProps['onChange'] }) {
  const [key, setKey] = useState('');
  const found = publishedRules[key];
  return (
    <Card heading="Start from published rules">
      <div className="grid gap-3">
        <Field
          label="Rules of"
          hint={found?.about ?? 'Seven universities publish theirs. You can change every number.'}
        >
          {(ties) => (
            <Select
              {...ties}
              value={key}
              choices={[
                { value: '', label: 'Choose a university' },
                ...Object.entries(publishedRules).map(([value, { name, source }]) => ({
                  value,
                  label: `${source.by}: ${name}`,
                })),
              ]}
              onChange={({ target }) => setKey(target.value)}
            />
          )}
        </Field>
        {found && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              small
              onClick={() => onChoose({ ...toDraft(found.rules), ...keptChoices(draft, found.rules.levels.length) })}
            >
              Use these numbers
            </Button>
            <a href="#what-would-change" className="inline-flex min-h-11 items-center text-sm underline lg:hidden">
              What would change
            </a>
            <a href={found.source.url} rel="noreferrer" target="_blank" className="text-sm underline">
              {found.source.title}
            </a>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Which sport is of which level is the village's own; a level that is gone is the first one. */
const keptChoices = ({ sports, competitions }: RulesDraft, levels: number) => ({
  sports: sports.filter(({ level }) => level === null || level < levels),
  competitions: competitions.filter(({ level }) => level === null || level < levels),
});

function General({ draft, issue, onChange }: PartProps & { issue: string | undefined }) {
  return (
    <Card heading="For all sports">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Teams level at a place">
          {(ties) => (
            <Select
              {...ties}
              value={draft.tiedPlaces}
              choices={[
                { value: 'share', label: 'share what their places give' },
                { value: 'same', label: 'each get what the place gives' },
              ]}
              onChange={({ target }) => onChange({ tiedPlaces: target.value === 'same' ? 'same' : 'share' })}
            />
          )}
        </Field>
        <Field label="A team of two residences gives each">
          {(ties) => (
            <Select
              {...ties}
              value={draft.jointTeams}
              choices={[
                { value: 'share', label: 'half of its points' },
                { value: 'full', label: 'all of its points' },
              ]}
              onChange={({ target }) => onChange({ jointTeams: target.value === 'full' ? 'full' : 'share' })}
            />
          )}
        </Field>
        <Field label="The table goes by">
          {(ties) => (
            <Select
              {...ties}
              value={draft.order}
              choices={[
                { value: 'total', label: 'all points' },
                { value: 'perHead', label: 'points for each 100 residents' },
              ]}
              onChange={({ target }) => onChange({ order: target.value === 'perHead' ? 'perHead' : 'total' })}
            />
          )}
        </Field>
        <Field label="Days to object" hint="After that, points are final" error={issue}>
          {(ties) => (
            <TextInput
              {...ties}
              inputMode="numeric"
              autoComplete="off"
              value={draft.objectionDays}
              onChange={({ target }) => onChange({ objectionDays: target.value })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
