import { useQuery } from '@tanstack/react-query';
import { CheckCircle2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { SeasonPlan } from '../../../contract.ts';
import type { KeptGame, PlannedGame, Publication } from '../../../publish-contract.ts';
import { counted } from '../plan-texts.ts';
import { publicationOptions } from './api.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { PublishButton } from './PublishButton.tsx';
import { describeChanges, describeLeft, describeLeftOut, whyKept } from './publication-texts.ts';
import { TakeBack } from './TakeBack.tsx';

/** What publishing would do, before it does it. */
export function PublicationView({ plan }: { plan: SeasonPlan }) {
  const { data, error, isFetching, refetch } = useQuery({ ...publicationOptions(plan.id), refetchOnMount: 'always' });
  const [overwrite, setOverwrite] = useState<readonly number[]>([]);
  if (!data && error) {
    return <ErrorState title="The changes did not load" text={getMessage(error)} onRetry={refetch} busy={isFetching} />;
  }
  if (!data) {
    return (
      <Loading label="Comparing the plan with the village">
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    );
  }
  const isPublished = plan.status === 'published';
  const toOverwrite = data.kept.filter(({ gameId }) => gameId !== null && overwrite.includes(gameId));
  const isIdle = describeChanges(data) === null && toOverwrite.length === 0;
  return (
    <div className="grid gap-3.5 lg:max-w-4xl">
      <Summary plan={plan} publication={data}>
        {!isIdle && (
          <PublishButton plan={plan} publication={data} overwrite={toOverwrite.flatMap(({ gameId }) => gameId ?? [])} />
        )}
      </Summary>
      <Faults {...data} />
      <Changes heading="Moved" games={data.moved} />
      <Changes heading="Called off" games={data.removed}>
        {describeLeft(data.left)}
      </Changes>
      <Kept games={data.kept} overwrite={overwrite} onChange={setOverwrite} />
      <Changes heading={isPublished ? 'Added' : 'Games'} games={data.added} />
      {isIdle && data.faults.length === 0 && data.kept.length === 0 && (
        <EmptyState
          icon={CheckCircle2}
          title={isPublished ? 'The village has this plan' : 'There is nothing to publish yet'}
          text={
            isPublished
              ? 'What you change in the plan shows here first, before anybody is told.'
              : 'Make the games in the setup first.'
          }
        />
      )}
      {isPublished && (
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to="/call-off" small>
            Call off an evening
          </ButtonLink>
          <ButtonLink to="/leaving-team" small>
            A team leaves
          </ButtonLink>
          <TakeBack plan={plan} />
        </div>
      )}
    </div>
  );
}

interface SummaryProps {
  plan: SeasonPlan;
  publication: Publication;
  children: ReactNode;
}

function Summary({ plan, publication, children }: SummaryProps) {
  const changes = describeChanges(publication);
  const leftOut = describeLeftOut(publication);
  const fresh = publication.competitions.filter(({ games }) => games > 0);
  if (changes === null && leftOut.length === 0) return null;
  return (
    <Card hero heading={plan.status === 'published' ? 'Since it was published' : 'Only officers see this draft'}>
      <p className="score text-xl">{changes ?? 'Nothing changed'}</p>
      {fresh.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {fresh.map(({ name, sport, isNew, games }) => (
            <li key={`${sport} ${name}`} className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold">{name}</span>
              {isNew && <Pill tone="accent">New</Pill>}
              <span className="text-sm text-soft">
                {sport} · {counted(games, 'game')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {leftOut.map((text) => (
        <p key={text} className="mt-2 text-sm text-soft">
          {text}.
        </p>
      ))}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

const labels = { blocks: 'Put right first', hard: 'Clash', soft: 'Unusual' } as const;
const tones = { blocks: 'loss', hard: 'loss', soft: 'gold' } as const;

function Faults({ faults, furtherFaults }: Publication) {
  if (faults.length === 0) return null;
  return (
    <Card heading={counted(faults.length + furtherFaults, 'thing does not fit', 'things do not fit')}>
      <ul className="divide-y divide-line">
        {alike(faults).map(({ key, kind, text, count }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            <Pill tone={tones[kind]}>{labels[kind]}</Pill>
            <span className="min-w-0 basis-60 grow wrap-anywhere">
              {text}
              {count > 1 && ` (${count} games)`}
            </span>
          </li>
        ))}
      </ul>
      {furtherFaults > 0 && (
        <p className="mt-2 text-sm text-soft">And {furtherFaults} more. The board shows them all.</p>
      )}
    </Card>
  );
}

/** Games that are not drawn yet have one name: what is wrong with them is said once. */
const alike = (faults: Publication['faults']) =>
  [...Map.groupBy(faults, ({ kind, text }) => `${kind} ${text}`)].flatMap(([key, [fault, ...more]]) =>
    fault ? [{ key, ...fault, count: more.length + 1 }] : [],
  );

/** More than these are shown on a press. */
const mostShown = 12;

interface ChangesProps {
  heading: string;
  games: readonly (PlannedGame & { isTurned?: boolean })[];
  /** What to know about all of them. */
  children?: string | null;
}

function Changes({ heading, games, children }: ChangesProps) {
  const [isWhole, setWhole] = useState(false);
  if (games.length === 0) return null;
  const shown = isWhole ? games : games.slice(0, mostShown);
  return (
    <Card heading={heading} aside={<span className="score text-soft">{games.length}</span>}>
      {children && <p className="mb-1 text-sm text-soft">{children}</p>}
      <ul className="divide-y divide-line">
        {shown.map((game) => (
          <ChangeRow key={game.key} game={game}>
            {game.isTurned && <p className="text-sm text-soft">Home and away change places</p>}
          </ChangeRow>
        ))}
      </ul>
      {shown.length < games.length && (
        <button type="button" className="min-h-11 font-bold text-accent-text" onClick={() => setWhole(true)}>
          Show all {games.length}
        </button>
      )}
    </Card>
  );
}

interface KeptProps {
  games: readonly KeptGame[];
  overwrite: readonly number[];
  onChange: (overwrite: number[]) => void;
}

function Kept({ games, overwrite, onChange }: KeptProps) {
  if (games.length === 0) return null;
  const others = (id: number) => overwrite.filter((other) => other !== id);
  return (
    <Card heading="Stay as they are" aside={<span className="score text-soft">{games.length}</span>}>
      <ul className="divide-y divide-line">
        {games.map((game) => (
          <ChangeRow key={game.key} game={game}>
            <p className="text-sm text-soft">{whyKept[game.why]}</p>
            {game.why === 'byHand' && game.gameId !== null && (
              <CheckRow
                className="-mx-2 rounded-control px-2 hover:bg-raised"
                checked={overwrite.includes(game.gameId)}
                onCheck={(isChosen) => {
                  const id = game.gameId ?? 0;
                  onChange(isChosen ? [...others(id), id] : others(id));
                }}
              >
                Put it where the plan has it
              </CheckRow>
            )}
          </ChangeRow>
        ))}
      </ul>
    </Card>
  );
}
