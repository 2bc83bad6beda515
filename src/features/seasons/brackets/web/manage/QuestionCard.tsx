import { Link } from 'react-router';
import { describeResult } from '#features/competition/games/score-rules.ts';
import { Card } from '#web/ui/Card.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { BracketQuestion } from '../../contract.ts';
import { bracketPath } from '../../rules.ts';
import { ChangeDecision } from './ChangeDecision.tsx';
import { DrawDecision } from './DrawDecision.tsx';
import { DrawTable } from './DrawTable.tsx';
import { OrderDecision } from './OrderDecision.tsx';
import { WinnerDecision } from './WinnerDecision.tsx';

const titles: Record<BracketQuestion['kind'], (cause: string) => string> = {
  changed: (cause) => `The corrected result of ${cause} changes who plays`,
  undecided: (cause) => `${cause} ended without a winner`,
  tie: (cause) => `${cause} leaves teams level`,
  draw: (cause) => `${cause} can be drawn`,
};

/** One question: what it is about, who is affected, and the decision. */
export function QuestionCard({ question }: { question: BracketQuestion }) {
  const { kind, cause, competition, game, askedAt, draw, isOwnCase } = question;
  return (
    <Card as="li" className="grid grid-cols-1 content-between gap-4">
      <div className="grid grid-cols-1 gap-3">
        <div className="grid grid-cols-1 gap-0.5 wrap-anywhere">
          <h3>{titles[kind](cause)}</h3>
          <p className="text-sm text-soft">
            <Link to={bracketPath(competition.id)} viewTransition className="underline">
              {competition.name}
            </Link>{' '}
            · <RelativeTime at={askedAt} />
          </p>
          {game && (
            <p className="text-sm">
              <Link to={`/games/${game.id}`} viewTransition className="underline">
                {describeResult(game)}
              </Link>
            </p>
          )}
        </div>
        {kind === 'changed' && <Affected question={question} />}
        {draw && <DrawTable draw={draw} />}
      </div>
      {isOwnCase && (
        <p className="text-balance text-sm text-soft">
          You play in one of these teams: another officer or an admin decides.
        </p>
      )}
      <Decision question={question} />
    </Card>
  );
}

function Decision({ question }: { question: BracketQuestion }) {
  const { kind, draw, can } = question;
  if (!can.decide) return null;
  if (kind === 'changed') return <ChangeDecision question={question} />;
  if (kind === 'undecided') return <WinnerDecision key={question.basis} question={question} />;
  if (kind === 'tie') return <OrderDecision key={question.basis} question={question} />;
  return draw && <DrawDecision question={question} draw={draw} />;
}

/** Each later game: who is out, who is in, and whom it concerns. */
function Affected({ question: { affected } }: { question: BracketQuestion }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {affected.map(({ match, game, changes }) => (
        <li key={game.id} className="grid gap-1 rounded-control bg-raised px-3 py-2.5">
          <p className="font-bold">
            <Link to={`/games/${game.id}`} viewTransition className="hover:underline">
              {match}
            </Link>{' '}
            <span className="font-normal text-sm text-soft">{stateText(game.status, game.rsvpCount)}</span>
          </p>
          {changes.map((change) => (
            <p key={change.out.id} className="text-sm wrap-anywhere">
              <b>{change.out.name}</b> out, <b>{change.in.name}</b> in
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function stateText(status: string, rsvps: number): string {
  const state =
    { completed: 'Played already', live: 'Being played', cancelled: 'Called off' }[status] ?? 'Not played yet';
  return rsvps > 0 ? `${state} · ${rsvps} going` : state;
}
