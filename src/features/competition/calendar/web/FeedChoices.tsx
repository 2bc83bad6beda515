import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useMyTeams } from '#features/teams/my-teams/web/api.ts';
import { teamsOptions } from '#features/teams/teams/web/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { Feed } from '../contract.ts';
import { changeFeed, feedOptions } from './api.ts';
import { everything, groupTeams, isEverything, isTicked, type TeamGroup, tick, tickedTeams } from './feed-tree.ts';

interface FeedChoicesProps {
  feed: Feed;
  onFailed: (error: Error) => void;
}

/** The choices of a feed. Each is saved at once. */
export function FeedChoices({ feed, onFailed }: FeedChoicesProps) {
  const { choices, choose } = useFeedChoices({ feed, onFailed });
  const { teams: mine } = useMyTeams();
  const { data: all = [] } = useQuery(teamsOptions());
  const groups = groupTeams(mine, all);
  const ticked = tickedTeams(choices, mine);
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="pb-1 font-semibold text-sm">What to include</legend>
      <CheckRow
        checked={isEverything(choices) === true}
        isMixed={isEverything(choices) === 'mixed'}
        onCheck={(isOn) => choose(everything(isOn))}
        className="font-semibold"
      >
        Everything of mine
      </CheckRow>
      <CheckRow checked={choices.ownEvents} onCheck={(ownEvents) => choose({ ownEvents })}>
        My events
      </CheckRow>
      <CheckRow checked={choices.rsvpGames} onCheck={(rsvpGames) => choose({ rsvpGames })}>
        Games I'm going to
      </CheckRow>
      <CheckRow checked={choices.duties} onCheck={(duties) => choose({ duties })}>
        What waits for me: results to confirm, challenges to play
      </CheckRow>
      <p className="pt-3 pb-1 font-semibold text-sm">All games for</p>
      <ul className="grid grid-cols-1">
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            ticked={ticked}
            onTick={(ids, isOn) => choose(tick(choices, mine, ids, isOn))}
          />
        ))}
      </ul>
      {choices.myTeams && (
        <p className="px-2 pt-1 text-sm text-soft">Teams that you follow or join later are included, too.</p>
      )}
    </fieldset>
  );
}

function useFeedChoices({ feed, onFailed }: FeedChoicesProps) {
  const client = useQueryClient();
  const change = useWrite({
    send: (all: Omit<Feed, 'url'>) => changeFeed(all),
    onDone: (changed) => void client.setQueryData(feedOptions.queryKey, changed),
    onFailed,
  });
  // A second choice builds on the pending first one, so that neither is lost.
  const { ownEvents, rsvpGames, myTeams, duties, teamIds } = change.isPending ? change.variables : feed;
  const choices = { ownEvents, rsvpGames, myTeams, duties, teamIds };
  const choose = (chosen: Partial<typeof choices>) => change.mutate({ ...choices, ...chosen });
  return { choices, choose };
}

interface GroupProps {
  group: TeamGroup;
  ticked: ReadonlySet<number>;
  onTick: (ids: readonly number[], isTicked: boolean) => void;
}

/** Teams under a box for all of them, which is mixed if only some are ticked. One's own are open at first. */
function Group({ group: { key, name, teams }, ticked, onTick }: GroupProps) {
  const [isOpen, setOpen] = useState(key === 'mine');
  const listId = useId();
  const state = isTicked(teams, ticked);
  const count = teams.filter(({ id }) => ticked.has(id)).length;
  const ids = teams.map(({ id }) => id);
  const isSport = key.startsWith('sport');
  return (
    <li>
      <div className="flex items-center">
        <CheckRow
          checked={state === true}
          isMixed={state === 'mixed'}
          onCheck={(isOn) => onTick(ids, isOn)}
          className="min-w-0 flex-1 rounded-control px-2 hover:bg-raised"
        >
          {name} <span className="text-sm text-soft">{`${count} of ${teams.length}`}</span>
        </CheckRow>
        <IconButton
          icon={ChevronDown}
          label={`Teams: ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
          className={isOpen ? 'rotate-180' : ''}
        />
      </div>
      {isOpen && (
        <ul id={listId} aria-label={name} className="mb-1 ml-4.5 border-line border-l-2 pl-1">
          {teams.map(({ id, name: team, sport }) => (
            <li key={id}>
              <CheckRow checked={ticked.has(id)} onCheck={(isOn) => onTick([id], isOn)}>
                {team} {!isSport && <span className="text-sm text-soft">{sport.name}</span>}
              </CheckRow>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
