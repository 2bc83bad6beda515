import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { Reason } from '#features/teams/my-teams/rules.ts';
import { getMessage } from '#web/api/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { maxRows, startsGroup, type TeamOnHome } from '../team-rules.ts';
import { TeamRow } from './TeamRow.tsx';
import type { OwnTeams } from './use-own-teams.ts';

/** A row for each team that one plays in, follows or lives with; renders nothing for those without one. */
export function YourTeams({ own: { teams, error, isFetching, retry } }: { own: OwnTeams }) {
  if (error) {
    return (
      <Card heading="Your teams">
        <ErrorState title="Your teams did not load" text={getMessage(error)} onRetry={retry} busy={isFetching} />
      </Card>
    );
  }
  if (teams.length === 0) return null;
  return (
    <Card
      className="overflow-clip pb-0"
      heading="Your teams"
      aside={
        <Link
          to="/account/notifications"
          viewTransition
          className="-my-2 inline-flex min-h-11 items-center text-sm text-soft hover:text-ink"
        >
          Edit<span className="sr-only"> which teams you follow</span>
        </Link>
      }
    >
      <Rows teams={teams} />
    </Card>
  );
}

function Rows({ teams }: { teams: readonly TeamOnHome[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? teams : teams.slice(0, maxRows);
  return (
    <>
      <ul className="-mx-4 -mt-1">
        {shown.map((own, at) => (
          <Fragment key={own.team.id}>
            {startsGroup(own, shown[at - 1]) && (
              <li className="border-line border-t bg-raised/40 px-4 py-1 text-xs font-semibold text-soft">
                {groupNames[own.reason]}
              </li>
            )}
            <TeamRow own={own} />
          </Fragment>
        ))}
      </ul>
      {shown.length < teams.length && (
        <div className="-mx-4 border-line border-t p-1">
          <Button variant="plain" small wide onClick={() => setShowsAll(true)}>
            Show all {teams.length}
          </Button>
        </div>
      )}
    </>
  );
}

const groupNames: Readonly<Record<Reason, string>> = {
  player: '',
  followed: 'Following',
  residence: 'Your residence',
};
