import { manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ManagerPage } from '#platform/admin/web/manager/ResourceManager.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { type Announcement, announcements } from '../../contract.ts';

const manager = manage(announcements, {
  getTitle: ({ title }) => title,
  labels: {
    title: 'Title',
    content: { label: 'Content', hint: 'Everyone sees it on Home until they have read it' },
  },
  Card: ManagedAnnouncement,
});

export const ManageAnnouncementsPage = () => <ManagerPage title="Manage Announcements" of={manager} />;

function ManagedAnnouncement({ row: { title, content, createdAt } }: RowProps<Announcement>) {
  return (
    <>
      <h3>{title}</h3>
      <p className="text-sm text-soft">
        <RelativeTime at={createdAt} />
      </p>
      <p className="line-clamp-4 whitespace-pre-line text-sm">{content}</p>
    </>
  );
}
