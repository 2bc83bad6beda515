import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { resultSentence } from '#features/competition/competitions/rules.ts';
import { GameConfirmation } from '#features/competition/confirmations/web/GameConfirmation.tsx';
import type { Game } from '#features/competition/games/contract.ts';
import { categoryNames } from '#features/competition/games/name-rules.ts';
import { describeFigures } from '#features/competition/games/rules.ts';
import type { GameSide } from '#features/competition/games/score-rules.ts';
import { BoxScoreLink } from '#features/competition/games/web/GameActions.tsx';
import { GamePlace } from '#features/competition/games/web/GamePlace.tsx';
import { winnerText } from '#features/competition/games/winner-rules.ts';
import { previewOptions } from '#features/results/previews/web/api.ts';
import { teamPath } from '#features/teams/teams/rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { ordinalText } from '#shared/notation.ts';
import { Card } from '#web/ui/Card.tsx';
import type { GameEvents } from '../../contract.ts';
import { OffForNow } from '../cards/OffForNow.tsx';
import { officerActions } from '../extension-points.ts';
import { InningsNow } from '../innings/InningsNow.tsx';
import type { LiveGame } from '../LiveLines.tsx';
import { GameScore } from './GameScore.tsx';
import { BeforeActions, GameStart } from './GameStart.tsx';
import { PeriodLine } from './PeriodLine.tsx';
import { gamePhase } from './phase.ts';
import { ScoringActions } from './ScoringActions.tsx';
import { Serving } from './Serving.tsx';

interface GameHeadProps {
  game: Game;
  live: LiveGame | undefined;
  gameEvents: GameEvents | undefined;
}

/** Who plays, how it stands or when it begins, and what one can do about it. */
export function GameHead({ game, live, gameEvents }: GameHeadProps) {
  const phase = gamePhase(game.status);
  const winner = winnerText(game, live?.definition.periods.score === 'periods won');
  const names = { home: game.homeTeam.name, away: game.awayTeam.name };
  return (
    <Card hero className={`grid grid-cols-1 gap-3 ${phase === 'while' ? 'border-live/55' : ''}`}>
      <div className="sides mx-auto w-full max-w-3xl">
        <HeadSide game={game} side="home" />
        {phase === 'before' ? <GameStart game={game} /> : <GameScore game={game} />}
        <HeadSide game={game} side="away" />
      </div>
      {winner && <p className="text-balance text-center font-bold text-base wrap-anywhere">{winner}</p>}
      {phase !== 'before' && <PeriodLine game={game} live={live} />}
      {phase === 'while' && live && <Serving game={game} live={live} />}
      {phase === 'while' && live && <OffForNow game={game} live={live} />}
      {phase !== 'before' && live?.innings && <InningsNow game={game} live={live} />}
      <Note>{describeFigures(game)}</Note>
      <Note>{resultSentence(game, names)}</Note>
      <Note>{game.overtime && 'After overtime'}</Note>
      <Note>
        <GamePlace game={game} />
        {phase !== 'after' && <Way game={game} />}
        {game.competition && ` · ${categoryNames[game.category]}`}
        {[game.group, game.round].map((stage) => stage && ` · ${stage}`)}
      </Note>
      <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3 empty:hidden">
        <GameConfirmation game={game} />
        <BeforeActions game={game} />
        <BoxScoreLink game={game} />
        <ScoringActions game={game} gameEvents={gameEvents} />
        {game.can.score && <OfficerActions game={game} />}
      </div>
    </Card>
  );
}

const OfficerActions = ({ game }: { game: Game }) => (
  <Suspense>
    {officerActions.contributions().map(({ key, Component }) => (
      <Component key={key} game={game} />
    ))}
  </Suspense>
);

const Note = ({ children }: { children: ReactNode }) =>
  children && <p className="text-balance text-center text-sm text-soft wrap-anywhere">{children}</p>;

/** Leads to a map, for those who have yet to get there. */
function Way({ game }: { game: Game }) {
  const { data: preview } = useQuery(previewOptions(game.id));
  if (!preview?.mapUrl) return null;
  return (
    <>
      {' · '}
      <a
        href={preview.mapUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="relative underline decoration-line underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-3 hover:text-ink"
      >
        the way
      </a>
    </>
  );
}

/** The crest and the name of a side, leading to its team, above its place in the table. */
function HeadSide({ game, side }: { game: Game; side: GameSide }) {
  const team = game[`${side}Team`];
  return (
    <div className="grid min-w-0 flex-1 basis-0 justify-items-center gap-0.5 text-center">
      <Link
        to={teamPath(team.id)}
        viewTransition
        className="group grid max-w-full justify-items-center gap-2 rounded-control"
      >
        <TeamCrest team={team} name={team.name} size={60} />
        <span className="line-clamp-3 max-w-full text-pretty font-bold text-base leading-tight group-hover:underline max-[359px]:text-sm">
          {team.name}
        </span>
      </Link>
      <Place game={game} teamId={team.id} />
    </div>
  );
}

function Place({ game, teamId }: { game: Game; teamId: number }) {
  const { data: preview } = useQuery(previewOptions(game.id));
  const row = preview?.table?.rows.find(({ team, played }) => team.id === teamId && played > 0);
  return (
    row && (
      <span className="text-sm text-soft">
        {ordinalText(row.position)}
        <span className="sr-only"> in the table</span>
      </span>
    )
  );
}
