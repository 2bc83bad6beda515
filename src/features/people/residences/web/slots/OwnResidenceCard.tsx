import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { ownResidenceOptions, residenceNamesOptions, setOwnResidence } from '../api.ts';
import { sinceText } from '../days.ts';
import { ResidenceSelect } from '../ResidenceSelect.tsx';

/** One's own residence; renders nothing in a village without residences. */
export function OwnResidenceCard() {
  const { data: residences } = useQuery(residenceNamesOptions());
  const own = useQuery(ownResidenceOptions());
  const move = useWrite({
    send: (id: number | null) => setOwnResidence(id),
    onDone: (now) =>
      toast({ title: now ? `You live at ${now.residence.name}` : 'Your residence is no longer kept', tone: 'good' }),
    onFailed: (error) =>
      toast({ title: 'Your residence was not changed', description: getMessage(error), tone: 'bad' }),
  });
  if (residences?.length === 0 && !own.data) return null;
  return (
    <Card heading="My residence">
      {own.error && (
        <ErrorState
          title="Your residence did not load"
          text={getMessage(own.error)}
          onRetry={() => void own.refetch()}
          busy={own.isFetching}
        />
      )}
      {!own.error && (own.data === undefined || residences === undefined) && (
        <Loading label="Loading your residence">
          <Skeleton className="h-20" />
        </Loading>
      )}
      {own.data !== undefined && residences && (
        <Field
          label="Residence"
          hint={`${own.data ? `${sinceText(own.data.from)}. ` : ''}Only you, officers and admins see it.`}
        >
          {(ties) => (
            <ResidenceSelect
              ties={ties}
              residences={residences}
              now={own.data?.residence}
              value={move.isPending ? move.variables : (own.data?.residence.id ?? null)}
              disabled={move.isPending}
              onChoose={(id) => move.mutate(id)}
            />
          )}
        </Field>
      )}
    </Card>
  );
}

OwnResidenceCard.reads = (client: QueryClient) => [
  client.prefetchQuery(residenceNamesOptions()),
  client.prefetchQuery(ownResidenceOptions()),
];
