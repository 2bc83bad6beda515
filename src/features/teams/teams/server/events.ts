import { defineEvent } from '#server/write.ts';

export const teamRenamed = defineEvent<{ teamId: number }>('team.renamed');

/** It plays another sport from now on. */
export const teamChangedSport = defineEvent<{ teamId: number }>('team.changed-sport');
