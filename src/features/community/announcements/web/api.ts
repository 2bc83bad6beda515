import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const announcementsOptions = () => api.pages('GET /api/announcements');
export const unreadAnnouncementOptions = () => api.read('GET /api/announcements/unread');
export const readAnnouncement = (id: number) => api.send('POST /api/announcements/:id/read', { params: { id } });
