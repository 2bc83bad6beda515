import { defineEvent } from '#server/events.ts';

export const announcementPosted = defineEvent<{ announcementId: number }>('announcement.posted');
