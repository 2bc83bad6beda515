import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '#web/api.ts';
import { useSearchChange } from '#web/search-params.ts';
import { useTypedSearch } from '#web/typed-search.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterPills } from '#web/ui/FilterPills.tsx';
import { GrowingList } from '#web/ui/GrowingList.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { AccountRole } from '../../contract.ts';
import { AccountCard } from './AccountCard.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { type Asked, accountsOptions } from './api.ts';
import { NewAccountDialog } from './NewAccountDialog.tsx';
import { rowsGrid, rowsLoading } from './rows.ts';

const roles = [
  { value: 'all', label: 'Everyone' },
  { value: 'admin', label: 'Admins' },
  { value: 'officer', label: 'Officers' },
  { value: 'member', label: 'Members' },
  { value: 'suspended', label: 'Suspended' },
] as const;

/** All accounts by name, narrowed by what the address says. */
export function AccountList() {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const [typed, type] = useTypedSearch('search');
  const [isCreating, setCreating] = useState(false);
  const role = AccountRole.safeParse(params.get('role')).data;
  return (
    <div className="grid gap-3.5">
      <div className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SearchBox label="Search people by name" value={typed} onType={type} />
        <Button look="primary" onClick={() => setCreating(true)}>
          <UserPlus className="size-4" aria-hidden /> Create Account
        </Button>
      </div>
      {isCreating && <NewAccountDialog onClose={() => setCreating(false)} />}
      <FilterPills
        label="Role"
        choices={roles}
        value={role ?? 'all'}
        onChoose={(chosen) => change({ role: chosen === 'all' ? null : chosen }, { replace: true })}
      />
      <Found asked={{ search: params.get('search')?.trim() ?? '', role }} />
    </div>
  );
}

function Found({ asked }: { asked: Asked }) {
  const list = useInfiniteQuery(accountsOptions(asked));
  const [opened, setOpened] = useState<number | null>(null);
  const account = list.data?.find(({ id }) => id === opened);
  return (
    <>
      <GrowingList
        list={list}
        loading={{ ...rowsLoading, label: 'Loading people...' }}
        className={rowsGrid}
        failed={{ title: 'Failed to load people', text: messageOf(list.error) }}
        empty={<EmptyState icon={Users} title="No people found" text="Try another name, or clear the role." />}
      >
        {(accounts) => (
          <ul aria-label="People" className={rowsGrid}>
            {accounts.map((one) => (
              <AccountCard key={one.id} account={one} onOpen={() => setOpened(one.id)} />
            ))}
          </ul>
        )}
      </GrowingList>
      {account && <AccountDialog account={account} onClose={() => setOpened(null)} />}
    </>
  );
}
