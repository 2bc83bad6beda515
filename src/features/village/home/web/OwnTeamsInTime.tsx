import { useWide } from '#web/routing/rendering.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { maxRows, startsGroup } from '../team-rules.ts';
import { Held } from './Held.tsx';
import type { OwnTeams } from './use-own-teams.ts';

const YourTeams = lazyComponent(async () => (await import('./YourTeams.tsx')).YourTeams);

/** Pixels of a team's row, of a phone's line with its last result, of a heading, and of the button for more of them or to try again. */
const [row, lastLine, group, button] = [62.5, 20, 25, 53];

/** The rows of one's own teams: their code loads after the page, since a phone's first screen rarely reaches them. */
export function OwnTeamsInTime({ own }: { own: OwnTeams }) {
  const { teams, error } = own;
  const wide = useWide();
  const shown = teams.slice(0, maxRows);
  const rows = shown.map(
    (team, at) =>
      row + (wide || team.live || !team.last ? 0 : lastLine) + (startsGroup(team, shown[at - 1]) ? group : 0),
  );
  return (
    <Held heading="Your teams" rows={[...rows, ...(error || teams.length > maxRows ? [button] : [])]}>
      <YourTeams own={own} />
    </Held>
  );
}
