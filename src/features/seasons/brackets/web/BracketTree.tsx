import { type CSSProperties, useId, useRef } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { useMyTeams } from '#features/teams/my-teams/web/api.ts';
import type { BracketMatch } from '../contract.ts';
import type { Column, Tree } from '../layout-rules.ts';
import { ByeCard, MatchCard } from './MatchCard.tsx';
import { RoundTabs } from './RoundTabs.tsx';
import { useRoundInView } from './use-round-in-view.ts';

interface BracketTreeProps {
  tree: Tree;
  games: ReadonlyMap<number, Game>;
}

/** From so many matches in a column on, they stand closer; from `huge` on, they need an upright sheet. */
const [large, huge] = [12, 17];
const sizeOf = (height: number) => (height >= huge ? 'huge' : height >= large ? 'large' : undefined);

/** One tree of a bracket: rounds that are swiped on a phone, columns with lines between them where there is room. */
export function BracketTree({ tree: { title, columns, height }, games }: BracketTreeProps) {
  const id = useId();
  const rounds = useRef<HTMLDivElement>(null);
  const first = firstOpen(columns, games);
  const { shown, show } = useRoundInView(rounds, first);
  return (
    <section aria-labelledby={title ? id : undefined} className="bracket-tree grid min-w-0 gap-3">
      {title && <h2 id={id}>{title}</h2>}
      {columns.length > 1 && <RoundTabs titles={columns.map((column) => column.title)} shown={shown} onChoose={show} />}
      <div ref={rounds} className="bracket" data-size={sizeOf(height)} style={{ '--height': height } as CSSProperties}>
        {columns.map((column, at) => (
          <Round
            key={column.key}
            column={column}
            height={height}
            games={games}
            isSub={title !== null}
            isFirst={at === first}
          />
        ))}
      </div>
    </section>
  );
}

/** The first round that is not over. */
function firstOpen(columns: readonly Column[], games: ReadonlyMap<number, Game>): number {
  const isOpen = (match: BracketMatch) => match.gameId === null || games.get(match.gameId)?.status !== 'completed';
  const open = columns.findIndex(({ nodes }) => nodes.some((node) => 'match' in node && isOpen(node.match)));
  return open === -1 ? columns.length - 1 : open;
}

interface RoundProps {
  column: Column;
  height: number;
  games: ReadonlyMap<number, Game>;
  isSub: boolean;
  /** Whether it is the one to begin with. */
  isFirst: boolean;
}

function Round({ column: { title, nodes, lines }, height, games, isSub, isFirst }: RoundProps) {
  const id = useId();
  const { isMarked } = useMyTeams();
  const Heading = isSub ? 'h3' : 'h2';
  // The path of one's own team covers the part of a line that it shares.
  const mineLast = lines.toSorted(
    (one, other) =>
      Number(isFromMine(nodes, one.match, one.feeder, isMarked)) -
      Number(isFromMine(nodes, other.match, other.feeder, isMarked)),
  );
  return (
    <section aria-labelledby={id} data-first={isFirst || undefined}>
      <Heading id={id} className="mb-2.5 truncate text-base lg:text-sm lg:text-soft">
        {title}
      </Heading>
      <ol>
        {nodes.map((node) => (
          <li key={'match' in node ? node.match.key : node.bye.key} style={{ '--at': node.at } as CSSProperties}>
            {'match' in node ? (
              <MatchCard
                match={node.match}
                game={node.match.gameId === null ? undefined : games.get(node.match.gameId)}
                isMine={mineIn(node.match, isMarked)}
              />
            ) : (
              <ByeCard entrant={node.bye.entrant} />
            )}
          </li>
        ))}
      </ol>
      {lines.length > 0 && (
        <svg aria-hidden className="lines" viewBox={`0 0 1 ${height}`} preserveAspectRatio="none">
          {mineLast.map(({ from, to, feeder, match }) => (
            <path
              key={feeder}
              vectorEffect="non-scaling-stroke"
              d={`M0 ${from}H.5V${to}H1`}
              className={isFromMine(nodes, match, feeder, isMarked) ? 'mine' : undefined}
            />
          ))}
        </svg>
      )}
    </section>
  );
}

type IsMarked = (teamId: number) => boolean;

const mineIn = ({ home, away }: BracketMatch, isMarked: IsMarked): boolean =>
  [home, away].some(({ team }) => team !== null && isMarked(team.id));

/** Whether the side that came through this line is mine. */
const isFromMine = (nodes: Column['nodes'], key: string, feeder: string, isMarked: IsMarked): boolean =>
  nodes.some((node) => {
    if (!('match' in node) || node.match.key !== key) return false;
    return (['home', 'away'] as const).some((side) => {
      const { team, from } = node.match[side];
      const isThisLine = from ? from.match === feeder : feeder === `${key}:${side}`;
      return isThisLine && team !== null && isMarked(team.id);
    });
  });
