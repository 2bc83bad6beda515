import { Outlet } from 'react-router';

/** For a page that leaves no room for the app's header and tabs, and says itself how one gets out. */
export const WholeScreen = () => (
  <main id="content" tabIndex={-1} className="whole-window outline-none [view-transition-name:page]">
    <Outlet />
  </main>
);
