import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { maxRows, startsGroup } from '../team-rules.ts';
import { Held } from './Held.tsx';
import type { OwnTeams } from './use-own-teams.ts';

const YourTeams = lazyComponent(async () => (await import('./YourTeams.tsx')).YourTeams);

/** Pixels of a team's row, of a heading above one, and of the button for more of them or to try again. */
const [row, group, button] = [62, 25, 53];

/** The rows of one's own teams: their code loads after the page, since a phone's first screen rarely reaches them. */
export function OwnTeamsInTime({ own }: { own: OwnTeams }) {
  const { teams, error } = own;
  const shown = teams.slice(0, maxRows);
  const rows = shown.map((team, at) => row + (startsGroup(team, shown[at - 1]) ? group : 0));
  return (
    <Held heading="Your teams" rows={[...rows, ...(error || teams.length > maxRows ? [button] : [])]}>
      <YourTeams own={own} />
    </Held>
  );
}
