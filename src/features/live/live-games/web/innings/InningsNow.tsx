import type { Game } from '#features/competition/games/contract.ts';
import { bothInningsText, oversText } from '#features/competition/games/innings-rules.ts';
import { shortName } from '#features/results/box-scores/web/columns.ts';
import { chaseOf, chaseText, currentInnings, runRate } from '../../chase-rules.ts';
import { namesIn } from '../../innings-words.ts';
import type { LiveGame } from '../LiveLines.tsx';
import { OverBalls } from './OverBalls.tsx';

interface InningsNowProps {
  game: Game;
  live: LiveGame;
}

/** Both innings and the toss; and while they play the chase, the rates, who bats and bowls, and this over. */
export function InningsNow({ game, live }: InningsNowProps) {
  const { innings: played, state } = live;
  const innings = played && currentInnings(played);
  if (!played || !innings) return null;
  const { toss } = played;
  const over = innings.overs.at(-1);
  const both = bothInningsText(game);
  return (
    <div className="grid justify-items-center gap-1.5 text-center text-sm">
      {both && <p className="score text-xl">{both}</p>}
      {game.status === 'live' && !state.isEnded && (
        <>
          <p className="flex flex-wrap justify-center gap-x-3">
            {[chaseText(played) ?? 'First innings', ...rates(live)].map((fact, at) => (
              <span key={fact} className={at === 0 ? 'font-bold' : 'score text-base text-soft'}>
                {fact}
              </span>
            ))}
          </p>
          <p className="text-soft wrap-anywhere">{inPlay(live).join(' · ')}</p>
          {over && <OverBalls over={over} />}
        </>
      )}
      {toss && (
        <p className="text-soft wrap-anywhere">
          {game[`${toss.side}Team`].name} won the toss and chose to {toss.choice}
        </p>
      )}
    </div>
  );
}

function rates({ innings: played }: LiveGame): string[] {
  const innings = played && currentInnings(played);
  if (!innings) return [];
  const rate = runRate(innings, played.ballsPerOver);
  const required = chaseOf(played)?.requiredRate ?? null;
  return [
    `${oversText(innings.balls)} of ${played.overs} overs`,
    ...(rate === null ? [] : [`CRR ${rate.toFixed(2)}`]),
    ...(required === null ? [] : [`RRR ${required.toFixed(2)}`]),
  ];
}

/** `Mokoena* 34 (22) · Dube 12 (9) · Nkosi 2–18` */
function inPlay({ innings: played, events }: LiveGame): string[] {
  const innings = played && currentInnings(played);
  if (!innings) return [];
  const names = namesIn(events);
  const getName = (id: number) => shortName(names.get(id) ?? 'A player');
  const { striker, nonStriker, bowler, batting, bowling } = innings;
  const batters = [striker, nonStriker].flatMap((id) => {
    const line = batting.find(({ playerId }) => playerId === id);
    return line ? [`${getName(line.playerId)}${id === striker ? '*' : ''} ${line.runs} (${line.balls})`] : [];
  });
  const bowls = bowling.find(({ playerId }) => playerId === bowler);
  return [...batters, ...(bowls ? [`${getName(bowls.playerId)} ${bowls.wickets}–${bowls.runs}`] : [])];
}
