import { defineEvent } from '#server/write.ts';

export const teamRenamed = defineEvent<{ teamId: number }>('team.renamed');
