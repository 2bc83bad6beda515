import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/session/session.ts';
import { Card } from '#web/ui/Card.tsx';
import type { LoginWays } from '../../contract.ts';
import { beginCampusPassword, campusLinkOptions } from '../api.ts';
import { PasswordCard } from '../PasswordCard.tsx';
import { CampusButton } from './CampusButton.tsx';
import { CampusCard } from './CampusCard.tsx';

/** How this account comes in, in a village with a campus login: by the university, with a password, or both. */
export function CampusWays({ ways }: { ways: LoginWays }) {
  const session = useSession();
  const { data: link } = useQuery(campusLinkOptions);
  const mayUsePassword = ways.passwords === 'everyone' || session?.isAdmin === true;
  return (
    <>
      <CampusCard mayUnlink={mayUsePassword} />
      {mayUsePassword && link && (link.hasPassword ? <PasswordCard /> : <NoPasswordCard />)}
    </>
  );
}

const NoPasswordCard = () => (
  <Card heading="Password">
    <p className="mb-3 text-sm text-soft">
      You have none here, and need none. If you want one, your university asks for its own password first.
    </p>
    <CampusButton label="Set a password" begin={beginCampusPassword} />
  </Card>
);
