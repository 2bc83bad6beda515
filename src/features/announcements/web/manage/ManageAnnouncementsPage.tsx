import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { manage, type RowProps } from '#web/manage/manager.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { type Announcement, announcements } from '../../contract.ts';

const manager = manage(announcements, {
  kind: 'Announcement',
  plural: 'Announcements',
  titleOf: ({ title }) => title,
  labels: {
    title: 'Title',
    content: { label: 'Content', hint: 'Everybody has it on Home until they have read it' },
  },
  Card: ManagedAnnouncement,
});

export function ManageAnnouncementsPage() {
  return (
    <AdminPage title="Announcements" back="/admin/dashboard">
      <ResourceManager of={manager} />
    </AdminPage>
  );
}

function ManagedAnnouncement({ row: { title, content, createdAt } }: RowProps<Announcement>) {
  return (
    <>
      <h3>{title}</h3>
      <p className="text-[0.8125rem] text-soft">
        <RelativeTime at={createdAt} />
      </p>
      <p className="line-clamp-4 whitespace-pre-line text-[0.875rem]">{content}</p>
    </>
  );
}
