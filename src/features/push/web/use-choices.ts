import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
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
    onFailed: (error) => toast({ title: 'Your choice was not saved', description: messageOf(error), tone: 'bad' }),
  });
  const onItsWay: ChoicesChange = change.isPending ? change.variables : {};
  const choices: Choices = {
    kinds: onItsWay.kinds ?? notifications.kinds,
    myTeams: onItsWay.myTeams ?? notifications.myTeams,
    sportIds: onItsWay.sportIds ?? notifications.sportIds,
    quietHours: onItsWay.quietHours === undefined ? notifications.quietHours : onItsWay.quietHours,
    digestHour: onItsWay.digestHour === undefined ? notifications.digestHour : onItsWay.digestHour,
    showsDetails: onItsWay.showsDetails ?? notifications.showsDetails,
  };
  // Sends only what was chosen here: other choices may have changed on another device.
  const choose = (chosen: ChoicesChange) => change.mutate({ ...onItsWay, ...chosen });
  return { choices, choose };
}

export const toggled = <T>(list: readonly T[], item: T, isIn: boolean): T[] =>
  isIn ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);
