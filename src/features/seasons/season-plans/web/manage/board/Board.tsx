import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWide } from '#web/routing/rendering.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { type Spot, weeksOf } from '../../../board-rules.ts';
import { mondayOf } from '../../../setup-rules.ts';
import { boardActions } from './actions.ts';
import type { BoardChecks } from './checks.ts';
import type { BoardEditor, EditorState } from './editor.ts';
import { FaultsDialog } from './FaultsDialog.tsx';
import { Measures } from './Measures.tsx';
import { MoveDay } from './MoveDay.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import type { Board as BoardModel } from './model.ts';
import { PlanNotes } from './PlanNotes.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Tray } from './Tray.tsx';
import { useDragging } from './use-dragging.ts';
import { useKeys } from './use-keys.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { WeekList } from './WeekList.tsx';
import { WeekStrip } from './WeekStrip.tsx';

interface BoardProps {
  board: BoardModel;
  checks: BoardChecks | null;
  editor: BoardEditor;
  state: EditorState;
}

export function Board({ board, checks, editor, state }: BoardProps) {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const [openGame, setOpenGame] = useState<number | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [movedDay, setMovedDay] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useWide();
  const { week, weeks } = useWeek(board, search.get('week'));
  const view = search.get('view') === 'list' ? 'list' : 'board';
  const openWeek = (monday: string) => void change({ week: monday, day: null }, { replace: true });
  const wanted = useRef<number | null>(null);
  const follow = (gameId: number, spot: Spot | null) => {
    wanted.current = gameId;
    if (spot) void change({ week: mondayOf(spot.day), day: spot.day }, { replace: true });
  };
  const actions = boardActions({ board, checks, editor, onMoved: follow });
  const openSpot = (gameId: number) => {
    follow(gameId, board.byId.get(gameId)?.spot ?? null);
    setOpenGame(gameId);
  };
  useFocusOf(wanted, root);
  useDragging(root, { board, checks, actions, openWeek, of: `${view} ${week} ${search.get('day')}` });
  const onKeyDown = useKeys({ board, checks, actions, root, weeks, week, openWeek });
  const opened = openGame === null ? undefined : board.byId.get(openGame);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the games inside, which are buttons
    <div ref={root} tabIndex={-1} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-2 lg:gap-3.5">
      <PlanNotes board={board} />
      <Toolbar
        view={view}
        onView={(chosen) => void change({ view: chosen === 'list' ? 'list' : null }, { replace: true })}
        {...{ checks, actions }}
        history={state.history}
        onCheck={() => setChecking(true)}
      >
        <WeekStrip board={board} weeks={weeks} week={week} onOpen={openWeek} />
      </Toolbar>
      <div className="grid grid-cols-1 items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_15rem]">
        {view === 'list' ? (
          <WeekList board={board} week={week} onMoveDay={setMovedDay} onOpen={setOpenGame} />
        ) : (
          <WeekGrid
            board={board}
            week={week}
            day={isWide ? null : search.get('day')}
            isWide={isWide}
            onDay={(day) => void change({ day }, { replace: true })}
            onMoveDay={setMovedDay}
            onOpen={setOpenGame}
          />
        )}
        <div className="grid min-w-0 grid-cols-1 gap-3.5">
          {isWide && (
            <section className="card px-4 py-3">
              <Measures board={board} checks={checks} />
            </section>
          )}
          <Tray board={board} onOpen={setOpenGame} />
        </div>
      </div>
      {opened && (
        <MoveSheet
          key={opened.game.id}
          {...{ board, checks, actions }}
          shown={opened}
          onClose={() => setOpenGame(null)}
        />
      )}
      {movedDay !== null && checks && (
        <MoveDay {...{ board, checks, actions }} day={movedDay} onClose={() => setMovedDay(null)} />
      )}
      {isChecking && checks && (
        <FaultsDialog
          {...{ board, checks }}
          onOpen={(gameId) => {
            setChecking(false);
            openSpot(gameId);
          }}
          onClose={() => setChecking(false)}
        />
      )}
    </div>
  );
}

/** The week in the address; else the one with the next game, or the first with any. */
function useWeek(board: BoardModel, asked: string | null) {
  const days = board.games.flatMap(({ spot }) => spot?.day ?? []);
  const weeks = weeksOf(board.plan.setup, days);
  const sorted = days.toSorted();
  const first = sorted.find((day) => day >= board.today) ?? sorted[0];
  const week = weeks.find((monday) => monday === asked) ?? (first && mondayOf(first)) ?? weeks[0] ?? '';
  return { week, weeks };
}

/** A game that moves, here or on another screen, is drawn anew: whoever has the focus on it keeps it. */
function useFocusOf(wanted: RefObject<number | null>, root: RefObject<HTMLElement | null>) {
  const restore = () => {
    const card = root.current?.querySelector<HTMLElement>(`[data-game="${wanted.current}"]`);
    const lost: (Element | null)[] = [document.body, root.current, document.querySelector('main')];
    if (card && lost.includes(document.activeElement) && !document.querySelector('dialog[open]')) card.focus();
  };
  // Before the next key can come; and after a dialog that closed has given the focus back.
  useLayoutEffect(restore);
  useEffect(restore);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
      const id = target.dataset['game'];
      if (target !== root.current && target.localName !== 'main') wanted.current = id === undefined ? null : Number(id);
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [wanted, root]);
}
