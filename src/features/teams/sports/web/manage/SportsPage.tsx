import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { manage } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { type Sport, sports } from '../../contract.ts';
import { sportDefinitions } from '../../definitions/list.ts';
import { isOwnDefinition } from '../../definitions/own.ts';
import { getDefinition } from '../../rules.ts';

const definitions = sportDefinitions.map(({ key, name }) => ({ value: key, label: name }));

const isOwn = (typed: unknown): typed is string => typeof typed === 'string' && isOwnDefinition(typed);

const manager = manage(sports, {
  getTitle: ({ name }) => name,
  labels: {
    name: 'Sport Name',
    definition: {
      label: 'Rules',
      hint: 'Sets the statistics, the periods and the table.',
      placeholder: 'Chosen from the name',
      control: { kind: 'choice', choices: definitions.map(({ value }) => value) },
      choices: ({ definition }) =>
        isOwn(definition) ? [{ value: definition, label: 'Its own' }, ...definitions] : definitions,
    },
  },
  Card: SportCard,
  Actions: OwnRules,
  columns: 3,
});

export const SportsPage = () => (
  <AdminPage title="Sports">
    <MakeOwn />
    <ResourceManager of={manager} />
  </AdminPage>
);

const MakeOwn = () => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p className="min-w-0 grow basis-60 text-sm text-soft">
      Is one missing? Say what is counted in it and what a win is worth, and try its keys at once.
    </p>
    <ButtonLink to="/admin/sports/own" small className="max-sm:grow">
      Make a sport of your own
    </ButtonLink>
  </div>
);

function OwnRules({ row: { id, name, definition } }: { row: Sport }) {
  if (!isOwnDefinition(definition)) return null;
  return (
    <ButtonLink to={`/admin/sports/own?id=${id}`} small aria-label={`Rules of ${name}`}>
      Rules
    </ButtonLink>
  );
}

function SportCard({ row: { name, definition } }: { row: Sport }) {
  return (
    <>
      <h3>{name}</h3>
      <p className="text-sm text-soft">
        Rules: {isOwnDefinition(definition) ? 'its own' : getDefinition(definition).name}
      </p>
    </>
  );
}
