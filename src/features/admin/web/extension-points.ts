import { ExtensionPoint } from '#web/extension-point.ts';

/** What a tab of the dashboard shows; a part's name is the tab's, as in `DashboardPage.tsx`. */
export const dashboardTabs = new ExtensionPoint();

/** What a card of Manage Content opens; a part's name is the card's, as in `ManageContent` there. */
export const contentCards = new ExtensionPoint();

/** Above the tabs of the dashboard: what concerns an admin before any of them. */
export const dashboardTop = new ExtensionPoint();
