import { useInfiniteQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Trash2, UserRoundPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { AdminPage } from '#platform/admin/web/frame/AdminPage.tsx';
import { getMessage } from '#web/api/api.ts';
import { buttonClasses } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DeleteDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { InfiniteList } from '#web/ui/lists/InfiniteList.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { StoredSignUp } from '../../contract.ts';
import { deleteSignUp, signUpsOptions } from '../api.ts';

/** Who wants to join which club, newest first. Only the spreadsheet has whole SMIDs. */
export function SignUpsPage() {
  return (
    <AdminPage title="Sign-ups">
      <SignUps />
    </AdminPage>
  );
}

function SignUps() {
  const list = useInfiniteQuery(signUpsOptions());
  const shown = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<StoredSignUp | null>(null);
  return (
    <section ref={shown} aria-label="Sign-ups" tabIndex={-1} className="grid gap-3.5 outline-none">
      <p>
        <a href="/api/club-signups?format=csv" download className={buttonClasses({ variant: 'quiet', small: true })}>
          <FileSpreadsheet className="size-4" aria-hidden /> Download as spreadsheet
        </a>
      </p>
      <InfiniteList
        list={list}
        loading={{ label: 'Loading sign-ups...', rows: 5, shape: 'h-20' }}
        failed={{ title: 'Failed to load sign-ups', text: getMessage(list.error) }}
        empty={<EmptyState icon={UserRoundPlus} title="No sign-ups yet" text="Sign-ups from Join will appear here." />}
      >
        {(signUps) => (
          <ul className="grid gap-2.5 lg:grid-cols-2">
            {signUps.map((signUp) => (
              <SignUpCard key={signUp.id} signUp={signUp} onDelete={setLeaving} />
            ))}
          </ul>
        )}
      </InfiniteList>
      {leaving && (
        <DeleteSignUp signUp={leaving} onClose={() => setLeaving(null)} onDeleted={() => shown.current?.focus()} />
      )}
    </section>
  );
}

interface SignUpCardProps {
  signUp: StoredSignUp;
  onDelete: (signUp: StoredSignUp) => void;
}

function SignUpCard({ signUp, onDelete }: SignUpCardProps) {
  const { firstName, surname, club, smid, createdAt } = signUp;
  const name = `${firstName} ${surname}`;
  return (
    <Card as="li" className="flex items-center gap-2 p-3.5!">
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold text-base">
          {name} <Pill>{club}</Pill>
        </p>
        <p className="text-sm text-soft">
          SMID ends in {smid.slice(-3)} · <RelativeTime at={createdAt} />
        </p>
      </div>
      <IconButton icon={Trash2} label={`Delete the sign-up of ${name} for ${club}`} onClick={() => onDelete(signUp)} />
    </Card>
  );
}

interface DeleteSignUpProps {
  signUp: StoredSignUp;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteSignUp({ signUp: { id, firstName, surname, club }, ...dialog }: DeleteSignUpProps) {
  return (
    <DeleteDialog
      title="Delete this sign-up?"
      description={`${firstName} ${surname}, ${club}. This cannot be undone.`}
      send={() => deleteSignUp(id)}
      done="Sign-up deleted"
      failed="The sign-up was not deleted. Please try again."
      {...dialog}
    />
  );
}
