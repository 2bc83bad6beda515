import { defineEvent } from '#server/events.ts';

export const teamRenamed = defineEvent<{ teamId: number }>('team.renamed');
