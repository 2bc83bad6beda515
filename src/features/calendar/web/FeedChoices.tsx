import { useQuery, useQueryClient } from '@tanstack/react-query';
import { teamsOptions } from '#features/teams/web/api.ts';
import { useWrite } from '#web/api/calls.ts';
import type { Feed } from '../contract.ts';
import { changeFeed, feedOptions } from './api.ts';

interface FeedChoicesProps {
  feed: Feed;
  onFailed: (error: Error) => void;
}

/** The choices of a feed. Each is saved at once. */
export function FeedChoices({ feed, onFailed }: FeedChoicesProps) {
  const client = useQueryClient();
  const { data: teams = [] } = useQuery(teamsOptions());
  const change = useWrite({
    send: (all: Omit<Feed, 'url'>) => changeFeed(all),
    onDone: (changed) => void client.setQueryData(feedOptions.queryKey, changed),
    onFailed,
  });
  // A second choice builds on the pending first one, so that neither is lost.
  const { ownEvents, rsvpGames, teamIds } = change.isPending ? change.variables : feed;
  const choose = (chosen: Partial<Omit<Feed, 'url'>>) => change.mutate({ ownEvents, rsvpGames, teamIds, ...chosen });
  const toggled = (id: number, isChosen: boolean) => (isChosen ? [...teamIds, id] : teamIds.filter((of) => of !== id));
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold text-sm">What to include</legend>
      <Choice label="My events" isChosen={ownEvents} onChoose={(chosen) => choose({ ownEvents: chosen })} />
      <Choice label="Games I'm going to" isChosen={rsvpGames} onChoose={(chosen) => choose({ rsvpGames: chosen })} />
      <p className="pt-3 pb-1 font-semibold text-sm">All games for</p>
      {teams.map(({ id, name, sport }) => (
        <Choice
          key={id}
          label={`${name} · ${sport.name}`}
          isChosen={teamIds.includes(id)}
          onChoose={(chosen) => choose({ teamIds: toggled(id, chosen) })}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-raised">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="size-5 shrink-0 accent-accent-text"
      />
      {label}
    </label>
  );
}
