import { Hourglass } from 'lucide-react';
import { useLocation } from 'react-router';
import { pageOf } from '../site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/states.tsx';
import { PageTitle } from './PageTitle.tsx';

export function LaterPage() {
  const { pathname } = useLocation();
  const title = pageOf(pathname)?.title ?? 'This screen';
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card hero>
        <EmptyState
          icon={Hourglass}
          title="This screen arrives with a later version"
          text="Everything else of the village is a tap away."
        >
          <ButtonLink to="/home" look="primary">
            Back to Home
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
