import { ExtensionPoint } from '#web/extension-point.ts';

/** The content of the dashboard's tabs. A contribution's name is that of its tab in `DashboardPage.tsx`. */
export const dashboardTabs = new ExtensionPoint();

/** What the cards of Manage Content open. A contribution's name is that of its card in `ManageContent` there. */
export const contentCards = new ExtensionPoint();

/** Shown above the dashboard's tabs: what an admin should see first. */
export const dashboardTop = new ExtensionPoint();
