import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { AccountRow, Invitation, PasswordLink } from '../../contract.ts';
import { addOfficer, endSessions, giveRole, makeLink, removeOfficer, suspend, takeBack } from './api.ts';

interface ActionDialogProps<ResponseBody> {
  action: Omit<Action, 'send'> & { send: () => Promise<ResponseBody> };
  onDone?: (response: ResponseBody) => void;
  onClose: () => void;
}

/** Asks for confirmation, performs an action, and shows its result. */
export function ActionDialog<ResponseBody>({ action, onDone, onClose }: ActionDialogProps<ResponseBody>) {
  const { title, description, confirmLabel, busyLabel, danger = false } = action;
  const write = useWrite({
    send: action.send,
    onDone: (response) => {
      toast({ title: action.done, tone: 'good' });
      onDone?.(response);
    },
    onFailed: (error) => toast({ title: action.failed, description: getMessage(error), tone: 'bad' }),
  });
  return (
    <ConfirmDialog
      {...{ title, description, confirmLabel, busyLabel, danger, onClose }}
      onConfirm={() => write.mutateAsync(undefined)}
    />
  );
}

/** An action of an admin on an account, with the texts of its confirmation and its result. */
export interface Action {
  label: string;
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string;
  danger?: boolean;
  done: string;
  failed: string;
  send: () => Promise<unknown>;
}

interface LinkAction extends Omit<Action, 'send'> {
  send: () => Promise<PasswordLink>;
}

export const actsOn = (account: AccountRow, isSelf: boolean): Action[] => [
  account.isAdmin ? takeAdminRole(account, isSelf) : giveAdminRole(account),
  account.officerId === null ? list(account) : unlist(account, account.officerId),
  logOutEverywhere(account, isSelf),
  ...(isSelf ? [] : [account.suspendedAt === null ? suspended(account) : givenBack(account)]),
];

const suspended = (account: AccountRow): Action => ({
  label: 'Suspend the account',
  title: `Suspend ${account.username}?`,
  description:
    'They will be logged out at once and cannot log in until you reinstate the account. What they wrote stays.',
  confirmLabel: 'Suspend',
  busyLabel: 'Suspending...',
  danger: true,
  done: `${account.username} is suspended`,
  failed: 'The account was not suspended',
  send: () => suspend(account, true),
});

const givenBack = (account: AccountRow): Action => ({
  label: 'Reinstate the account',
  title: `Reinstate ${account.username}?`,
  description: 'They can log in again, with the password and roles they had.',
  confirmLabel: 'Reinstate',
  busyLabel: 'Reinstating...',
  done: `${account.username} can log in again`,
  failed: 'The account was not reinstated',
  send: () => suspend(account, false),
});

export const takenBack = ({ id, invited }: Invitation): Action => ({
  label: 'Withdraw the invitation',
  title: `Withdraw the invitation for ${invited}?`,
  description: 'The link will stop working.',
  confirmLabel: 'Withdraw',
  busyLabel: 'Withdrawing...',
  danger: true,
  done: `The invitation for ${invited} was withdrawn`,
  failed: 'The invitation was not withdrawn',
  send: () => takeBack(id),
});

const giveAdminRole = (account: AccountRow): Action => ({
  label: 'Give the admin role',
  title: `Give ${account.username} the admin role?`,
  description: 'Admins can change and delete everything, and give and remove roles. They have to log in again first.',
  confirmLabel: 'Give the role',
  busyLabel: 'Giving...',
  done: `${account.username} is an admin now`,
  failed: 'The role was not given',
  send: () => giveRole(account, true),
});

const takeAdminRole = (account: AccountRow, isSelf: boolean): Action => ({
  label: 'Remove the admin role',
  title: isSelf ? 'Remove the admin role from yourself?' : `Remove the admin role from ${account.username}?`,
  description: isSelf
    ? 'You will be logged out at once, and only another admin can give it back.'
    : 'They will be logged out everywhere at once.',
  confirmLabel: 'Remove the role',
  busyLabel: 'Removing...',
  danger: true,
  done: `${account.username} is no longer an admin`,
  failed: 'The role was not removed',
  send: () => giveRole(account, false),
});

const list = ({ username }: AccountRow): Action => ({
  label: 'Add to the officer list',
  title: `Add ${username} to the officer list?`,
  description: 'Officers change scores, box scores and player details, and approve photos. It takes effect at once.',
  confirmLabel: 'Add to the list',
  busyLabel: 'Adding...',
  done: `${username} is an officer now`,
  failed: 'The officer was not added',
  send: () => addOfficer(username),
});

export const unlist = ({ username }: Pick<AccountRow, 'username'>, officerId: number): Action => ({
  label: 'Remove from the officer list',
  title: `Remove ${username} from the officer list?`,
  description: 'It takes effect at once. The account stays.',
  confirmLabel: 'Remove from the list',
  busyLabel: 'Removing...',
  danger: true,
  done: `${username} is no longer an officer`,
  failed: 'The officer was not removed',
  send: () => removeOfficer(officerId),
});

const logOutEverywhere = ({ id, username }: AccountRow, isSelf: boolean): Action => ({
  label: 'Log out everywhere',
  title: isSelf ? 'Log yourself out everywhere else?' : `Log ${username} out everywhere?`,
  description: isSelf
    ? 'On every phone and computer except this one.'
    : 'On every phone and computer. Any unused link for a new password stops working.',
  confirmLabel: 'Log out',
  busyLabel: 'Logging out...',
  danger: true,
  done: isSelf ? 'You are logged out everywhere else' : `${username} is logged out everywhere`,
  failed: 'Nobody was logged out',
  send: () => endSessions(id),
});

export const newPasswordLink = ({ id, username }: AccountRow): LinkAction => ({
  label: 'Link for a new password',
  title: `Create a link for a new password for ${username}?`,
  description:
    'Anyone with the link can set a new password and log in, once, within 24 hours. Earlier links stop working.',
  confirmLabel: 'Create the link',
  busyLabel: 'Creating the link...',
  done: 'The link was created',
  failed: 'The link was not created',
  send: () => makeLink(id),
});
