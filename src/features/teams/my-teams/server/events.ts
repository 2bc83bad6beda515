import { defineEvent } from '#server/write.ts';

export const teamFollowed = defineEvent<{ accountId: number; teamId: number }>('team.followed');
