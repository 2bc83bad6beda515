import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSession } from '#web/session/session.ts';
import type { Bracket } from '../contract.ts';
import { questionsOptions } from './manage/api.ts';
import { QuestionCard } from './manage/QuestionCard.tsx';

/** Of a Swiss competition: the round that an officer can draw now, and what was corrected after a draw. */
export function Draws({ bracket: { competition, correctedDraws } }: { bracket: Bracket }) {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  return (
    <>
      {correctedDraws.map((round) => (
        <p key={round} className="text-soft">
          A result was corrected after {round} was drawn. The draw stays.
        </p>
      ))}
      {decides && <OpenDraw competitionId={competition.id} />}
    </>
  );
}

function OpenDraw({ competitionId }: { competitionId: number }) {
  const id = useId();
  const { data = [] } = useQuery(questionsOptions);
  const draws = data.filter(({ kind, competition }) => kind === 'draw' && competition.id === competitionId);
  if (draws.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid max-w-3xl grid-cols-1 gap-3 print:hidden">
      <h2 id={id}>Next round</h2>
      <ul aria-labelledby={id}>
        {draws.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}
