import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { playersOptions } from '#features/teams/players/web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import type { WalkOnSettlement } from '../../contract.ts';
import { byNumber, searchPlayers } from '../../line-up.ts';
import { isUnsettled, listClashes, type WalkOn } from '../../walk-on-rules.ts';
import { rosterOptions } from '../api.ts';
import type { LiveGame } from '../LiveLines.tsx';
import { NewPlayerForm } from './NewPlayerForm.tsx';
import { useSettlement } from './use-settlement.ts';
import { labelOf, WalkOnText } from './WalkOnText.tsx';

interface SettleDialogProps {
  game: Game;
  live: LiveGame;
  walkOn: WalkOn;
  onClose: () => void;
}

/** Asks who a walk-on was: a player of the team, of another team, the same as another walk-on, somebody new, or nobody. */
export function SettleDialog({ game, live, walkOn, onClose }: SettleDialogProps) {
  const [typed, setTyped] = useState('');
  const [isNew, setNew] = useState(false);
  const settlement = useSettlement(game.id);
  const team = game[`${walkOn.side}Team`];
  const { own, others, isLoading } = useCandidates(game, walkOn, typed);
  const same = live.state.walkOns.filter(
    (other) => other.id !== walkOn.id && other.side === walkOn.side && isUnsettled(other),
  );
  const settle = (said: WalkOnSettlement, who: string) =>
    settlement.mutate({ settlement: said, done: `${labelOf(walkOn)} is ${who}` });
  if (isNew) {
    return (
      <NewPlayerForm
        walkOn={walkOn}
        teamName={team.name}
        isBusy={settlement.isPending}
        onAdd={({ name, jerseyNumber }) => settle({ as: 'new', walkOnId: walkOn.id, name, jerseyNumber }, name)}
        onBack={() => setNew(false)}
      />
    );
  }
  const asPlayer = ({ id, displayName }: Candidate) =>
    settle({ as: 'player', walkOnId: walkOn.id, playerId: id }, displayName);
  return (
    <Dialog
      title={`Who was ${labelOf(walkOn)}?`}
      onClose={onClose}
      busy={settlement.isPending}
      footer={
        <>
          <Button
            disabled={settlement.isPending}
            onClick={() => settle({ as: 'unnamed', walkOnId: walkOn.id }, unnamed(walkOn))}
          >
            Nobody knows
          </Button>
          <Button variant="primary" disabled={settlement.isPending} onClick={() => setNew(true)}>
            New player
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <p className="flex items-center gap-3 rounded-control bg-raised px-3 py-2">
          <WalkOnText game={game} live={live} walkOn={walkOn} />
        </p>
        <SearchBox label="Number or name" value={typed} onType={setTyped} />
        <Candidates title={team.name} players={own} isBusy={settlement.isPending} onPick={asPlayer} />
        {others.length > 0 && (
          <Candidates
            title={`Other teams in ${game.sport.name}`}
            players={others}
            isBusy={settlement.isPending}
            onPick={asPlayer}
          />
        )}
        {same.length > 0 && (
          <Candidates
            title="The same as another walk-on"
            players={same.map((other) => ({
              id: other.id,
              displayName: other.name ?? 'No name',
              jerseyNumber: other.number,
            }))}
            isBusy={settlement.isPending}
            onPick={({ id }) => {
              const other = same.find((one) => one.id === id);
              if (other) settle({ as: 'walkOn', walkOnId: walkOn.id, otherId: id }, labelOf(other));
            }}
          />
        )}
        {own.length === 0 && others.length === 0 && !isLoading && (
          <p className="text-sm text-soft">No player with that number or name.</p>
        )}
      </div>
    </Dialog>
  );
}

const unnamed = ({ number }: WalkOn): string => (number === null ? 'left without a name' : `left as Walk-on ${number}`);

interface Candidate {
  id: number;
  displayName: string;
  jerseyNumber: number | null;
  teamName?: string;
}

const shownAtOnce = 8;

/** The team's players, those with the number first; players of other teams once a name is typed. */
function useCandidates({ homeTeamId, awayTeamId, sportId }: Game, walkOn: WalkOn, typed: string) {
  const [teamId, otherTeamId] = walkOn.side === 'home' ? [homeTeamId, awayTeamId] : [awayTeamId, homeTeamId];
  const q = typed.trim();
  const roster = useQuery(rosterOptions(teamId));
  const found = useInfiniteQuery({ ...playersOptions({ sportId, q }), enabled: q.length > 1 });
  const players = byNumber(roster.data ?? []);
  const sameNumber = listClashes(players, walkOn.number);
  const own = searchPlayers([...sameNumber, ...players.filter((one) => !sameNumber.includes(one))], typed);
  const others = q.length > 1 ? (found.data ?? []) : [];
  return {
    own: own.slice(0, shownAtOnce),
    others: others
      .filter((player) => player.teamId !== teamId && player.teamId !== otherTeamId)
      .slice(0, shownAtOnce)
      .map(({ id, displayName, jerseyNumber, team }) => ({ id, displayName, jerseyNumber, teamName: team.name })),
    isLoading: roster.isLoading || found.isLoading,
  };
}

interface CandidatesProps {
  title: string;
  players: readonly Candidate[];
  isBusy: boolean;
  onPick: (player: Candidate) => void;
}

function Candidates({ title, players, isBusy, onPick }: CandidatesProps) {
  if (players.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="border-line border-b pb-1.5 text-sm text-soft wrap-anywhere">{title}</h3>
      <ul>
        {players.map((player) => (
          <li key={player.id} className="border-line border-b last:border-b-0">
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onPick(player)}
              className="flex min-h-12 w-full items-center gap-3 py-1.5 text-left hover:bg-raised"
            >
              <span className="score w-7 shrink-0 text-right text-lg text-soft">{player.jerseyNumber ?? '–'}</span>
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block font-bold text-sm wrap-anywhere">{player.displayName}</span>
                {player.teamName && <span className="block text-sm text-soft wrap-anywhere">{player.teamName}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
