import { callsOf } from '#web/api/calls.ts';
import type { calls } from '../contract.ts';

const api = callsOf<typeof calls>();

export const announcementsOptions = () => api.pages('GET /api/announcements');
export const unreadAnnouncementOptions = () => api.read('GET /api/announcements/unread');
export const readAnnouncement = (id: number) => api.send('POST /api/announcements/:id/read', { params: { id } });
