import type { AccountRow, Invitation, PasswordLink } from '../../contract.ts';
import { addOfficer, endSessions, giveRole, makeLink, removeOfficer, suspend, takeBack } from './api.ts';

/** What an admin can do with an account: how it is asked about, and what is said after. */
export interface Act {
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

export interface LinkAct extends Omit<Act, 'send'> {
  send: () => Promise<PasswordLink>;
}

export const actsOn = (account: AccountRow, isSelf: boolean): Act[] => [
  account.isAdmin ? takeAdminRole(account, isSelf) : giveAdminRole(account),
  account.officerId === null ? list(account) : unlist(account, account.officerId),
  logOutEverywhere(account, isSelf),
  ...(isSelf ? [] : [account.suspendedAt === null ? suspended(account) : givenBack(account)]),
];

const suspended = (account: AccountRow): Act => ({
  label: 'Suspend the account',
  title: `Suspend ${account.username}?`,
  description: 'They are logged out at once and cannot log in until you give the account back. What they wrote stays.',
  confirmLabel: 'Suspend',
  busyLabel: 'Suspending...',
  danger: true,
  done: `${account.username} is suspended`,
  failed: 'The account was not suspended',
  send: () => suspend(account, true),
});

const givenBack = (account: AccountRow): Act => ({
  label: 'Give the account back',
  title: `Give ${account.username} the account back?`,
  description: 'They can log in again, with the password and the roles that they had.',
  confirmLabel: 'Give back',
  busyLabel: 'Giving back...',
  done: `${account.username} can log in again`,
  failed: 'The account was not given back',
  send: () => suspend(account, false),
});

export const takenBack = ({ id, invited }: Invitation): Act => ({
  label: 'Take the invitation back',
  title: `Take back the invitation for ${invited}?`,
  description: 'The link lets nobody in any more.',
  confirmLabel: 'Take back',
  busyLabel: 'Taking back...',
  danger: true,
  done: `The invitation for ${invited} is taken back`,
  failed: 'The invitation was not taken back',
  send: () => takeBack(id),
});

const giveAdminRole = (account: AccountRow): Act => ({
  label: 'Give the admin role',
  title: `Give ${account.username} the admin role?`,
  description: 'Admins may change and delete everything, and give and take roles. To begin, they log in once more.',
  confirmLabel: 'Give the role',
  busyLabel: 'Giving...',
  done: `${account.username} is an admin now`,
  failed: 'The role was not given',
  send: () => giveRole(account, true),
});

const takeAdminRole = (account: AccountRow, isSelf: boolean): Act => ({
  label: 'Take the admin role',
  title: isSelf ? 'Take the admin role from yourself?' : `Take the admin role from ${account.username}?`,
  description: isSelf
    ? 'You are logged out at once, and only another admin can give it back.'
    : 'They are logged out at once, everywhere.',
  confirmLabel: 'Take the role',
  busyLabel: 'Taking...',
  danger: true,
  done: `${account.username} is no longer an admin`,
  failed: 'The role was not taken',
  send: () => giveRole(account, false),
});

const list = ({ username }: AccountRow): Act => ({
  label: 'Put on the officer list',
  title: `Put ${username} on the officer list?`,
  description: 'Officers change scores, box scores and player details, and approve photos. It counts at once.',
  confirmLabel: 'Put on the list',
  busyLabel: 'Adding...',
  done: `${username} is an officer now`,
  failed: 'The officer was not added',
  send: () => addOfficer(username),
});

export const unlist = ({ username }: Pick<AccountRow, 'username'>, officerId: number): Act => ({
  label: 'Take off the officer list',
  title: `Take ${username} off the officer list?`,
  description: 'It counts at once. The account stays.',
  confirmLabel: 'Take off the list',
  busyLabel: 'Removing...',
  danger: true,
  done: `${username} is no longer an officer`,
  failed: 'The officer was not removed',
  send: () => removeOfficer(officerId),
});

const logOutEverywhere = ({ id, username }: AccountRow, isSelf: boolean): Act => ({
  label: 'Log out everywhere',
  title: isSelf ? 'Log yourself out everywhere else?' : `Log ${username} out everywhere?`,
  description: isSelf
    ? 'On every phone and computer but this one.'
    : 'On every phone and computer. A link for a new password that was not used is void.',
  confirmLabel: 'Log out',
  busyLabel: 'Logging out...',
  danger: true,
  done: isSelf ? 'You are logged out everywhere else' : `${username} is logged out everywhere`,
  failed: 'Nobody was logged out',
  send: () => endSessions(id),
});

export const newPasswordLink = ({ id, username }: AccountRow): LinkAct => ({
  label: 'Link for a new password',
  title: `Make ${username} a link for a new password?`,
  description:
    'Whoever holds it sets a new password and is logged in: once, within 24 hours. A link made before is void.',
  confirmLabel: 'Make the link',
  busyLabel: 'Making the link...',
  done: 'The link is made',
  failed: 'The link was not made',
  send: () => makeLink(id),
});
