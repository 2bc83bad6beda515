import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { PlaylistList } from '#features/playlists/web/list/PlaylistList.tsx';
import { BackHome } from '../BackHome.tsx';

export function SimpleAdminPage() {
  return (
    <AdminPage title="Simple Admin Dashboard" aside={<BackHome />}>
      <PlaylistList heading="Playlist Management" />
    </AdminPage>
  );
}
