import { defineEvent } from '#server/write.ts';

export const announcementPosted = defineEvent<{ announcementId: number }>('announcement.posted');
