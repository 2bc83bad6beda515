/** A file that asks for a timetable cannot be read; the message is for the person who chose it. */
export class UnreadableQuestion extends Error {}
