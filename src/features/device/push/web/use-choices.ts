import { useQueryClient } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Choices, ChoicesChange, Notifications } from '../contract.ts';
import { changeChoices, notificationsOptions } from './api.ts';

/** Saves each choice at once. A second choice repeats a first one that is still being saved. */
export function useChoices(notifications: Notifications) {
  const client = useQueryClient();
  const change = useWrite({
    send: (chosen: ChoicesChange) => changeChoices(chosen),
    onDone: (choices) => {
      const { queryKey } = notificationsOptions;
      client.setQueryData(queryKey, (before: Notifications | undefined) => before && { ...before, ...choices });
    },
    onFailed: (error) => toast({ title: 'Your choice was not saved', description: getMessage(error), tone: 'bad' }),
  });
  const pending: ChoicesChange = change.isPending ? change.variables : {};
  const choices: Choices = {
    kinds: pending.kinds ?? notifications.kinds,
    myTeams: pending.myTeams ?? notifications.myTeams,
    residenceTeams: pending.residenceTeams ?? notifications.residenceTeams,
    stoppedTeamIds: pending.stoppedTeamIds ?? notifications.stoppedTeamIds,
    sportIds: pending.sportIds ?? notifications.sportIds,
    quietHours: pending.quietHours === undefined ? notifications.quietHours : pending.quietHours,
    digestHour: pending.digestHour === undefined ? notifications.digestHour : pending.digestHour,
    showsDetails: pending.showsDetails ?? notifications.showsDetails,
  };
  // Sends only what was chosen here: other choices may have changed on another device.
  const choose = (chosen: ChoicesChange) => change.mutate({ ...pending, ...chosen });
  return { choices, choose };
}

export const toggled = <T>(list: readonly T[], item: T, isIn: boolean): T[] =>
  isIn ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);
