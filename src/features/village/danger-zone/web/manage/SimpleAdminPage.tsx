import { PlaylistList } from '#features/community/playlists/web/list/PlaylistList.tsx';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { BackHome } from '../BackHome.tsx';

export function SimpleAdminPage() {
  return (
    <AdminPage title="Simple Admin Dashboard" aside={<BackHome />}>
      <PlaylistList heading="Playlist Management" />
    </AdminPage>
  );
}
