import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { dayText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useZone } from '#web/zone.ts';
import type { Paper, PaperName } from '../contract.ts';
import { paperOptions } from './api.ts';
import { PaperText } from './PaperText.tsx';

interface WrittenPaperProps {
  name: PaperName;
  title: string;
}

/** A page with a text of the admins, for everybody. */
export function WrittenPaper({ name, title }: WrittenPaperProps) {
  const { data: paper, error, isFetching, refetch } = useQuery(paperOptions(name));
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle back="/home">{title}</PageTitle>
      {paper && <Written paper={paper} />}
      {!paper && error && (
        <ErrorState
          title="This text did not load"
          text={getMessage(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!paper && !error && (
        <Loading label="Loading the text">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

function Written({ paper: { text, changedAt } }: { paper: Paper }) {
  const zone = useZone();
  if (text === '') {
    return (
      <EmptyState icon={FileText} title="Nothing is written here yet" text="The admins of this village can add it." />
    );
  }
  return (
    <Card as="div" className="sm:p-6">
      <PaperText>{text}</PaperText>
      {changedAt !== null && (
        <p className="mt-5 border-line border-t pt-3 text-sm text-soft">
          Last changed on {dayText(zone.wall(changedAt))}
        </p>
      )}
    </Card>
  );
}
