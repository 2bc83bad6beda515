import { manage } from '#platform/admin/web/manager/manager.ts';
import { ManagerPage } from '#platform/admin/web/manager/ResourceManager.tsx';
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
  columns: 3,
});

export const SportsPage = () => <ManagerPage title="Sports" of={manager} />;

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
