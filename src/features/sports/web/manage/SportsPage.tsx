import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { manage } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { type Sport, sports } from '../../contract.ts';

const sportsManager = manage<Sport, 'name'>(sports, {
  kind: 'Sport',
  plural: 'Sports',
  titleOf: ({ name }) => name,
  labels: { name: 'Sport Name' },
  Card: SportCard,
  columns: 3,
});

export function SportsPage() {
  return (
    <AdminPage title="Sports" back="/admin/dashboard">
      <ResourceManager of={sportsManager} />
    </AdminPage>
  );
}

function SportCard({ row: { name } }: { row: Sport }) {
  return <h3>{name}</h3>;
}
