import type { SentNotification } from '../contract.ts';
import type { Kind } from '../kind-keys.ts';

export const kindLabels: Readonly<Record<Kind, string>> = {
  soon: 'Starts soon',
  started: 'Has started',
  period: 'Half-time and periods',
  final: 'Final scores',
  moved: 'Moved or called off',
  rsvps: "Games I'm going to",
  result: 'Results to confirm',
  challenge: 'Challenges on ladders',
  photo: 'Photo approved',
  announcement: 'Announcements',
};

export const stateLabels: Readonly<Record<SentNotification['state'], string>> = {
  waiting: 'Will be sent',
  sent: 'Sent',
  app: 'In the app',
  dropped: 'Not sent',
  digest: 'In the digest',
};

/** '07:00' */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));
