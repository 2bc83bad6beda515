import type { ManagedRow } from '../manager/form/form.ts';
import type { Manager } from '../manager/manager.ts';
import { ResourceManager } from '../manager/ResourceManager.tsx';
import { AdminPage } from './AdminPage.tsx';

interface ManagerPageProps<Row extends ManagedRow> {
  title: string;
  of: Manager<Row>;
}

/** A page for admins that consists of one manager. */
export function ManagerPage<Row extends ManagedRow>({ title, of: manager }: ManagerPageProps<Row>) {
  return (
    <AdminPage title={title} back="/admin/dashboard">
      <ResourceManager of={manager} />
    </AdminPage>
  );
}
