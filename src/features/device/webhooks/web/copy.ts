import type { MessageKind, Webhook, WebhookKind } from '../contract.ts';

export const kindNames: Readonly<Record<MessageKind, string>> = {
  moved: 'Game moved, postponed or cancelled',
  started: 'Game started',
  final: 'Final score',
  corrected: 'Corrected score',
  announcement: 'Announcement',
  planned: 'Game to come',
  season: 'Season published or changed',
  test: 'Test',
};

/** What an admin chooses: one choice is told of seasons, too. */
export const choiceNames: Readonly<Record<WebhookKind, string>> = {
  ...kindNames,
  moved: `${kindNames.moved}, or a season published`,
};

const shortNames: Readonly<Record<WebhookKind, string>> = {
  moved: 'moved',
  started: 'started',
  final: 'final scores',
  corrected: 'corrections',
  announcement: 'announcements',
};

export const formNames: Readonly<Record<Webhook['form'], string>> = { discord: 'Discord', json: 'JSON' };

/** 'Final scores, corrections, announcements', or that officers press. */
export function describeTelling({ telling, kinds }: Pick<Webhook, 'telling' | 'kinds'>): string {
  if (telling === 'press') return 'When an officer presses Tell the group';
  const names = kinds.map((kind) => shortNames[kind]).join(', ');
  return names.charAt(0).toUpperCase() + names.slice(1);
}

/** What to know about who reads it; null if there is nothing. */
export function audienceWarning(audience: Webhook['audience'], isOpen: boolean): string | null {
  if (isOpen) return null;
  return audience === 'visitors'
    ? 'Results are not public in this village, so nothing is sent but tests. Make them public in the settings, or choose members as readers.'
    : 'This village is closed to visitors. Everybody who reads there will see its games.';
}
