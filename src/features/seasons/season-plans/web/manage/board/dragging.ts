import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';

export interface DragHandlers {
  /** Over a column, `y` pixels below its top: where the game's top edge would be. */
  over: (gameId: number, lane: { key: string; day: string }, y: number) => void;
  overTray: (gameId: number) => void;
  overNothing: (gameId: number) => void;
  /** Over a week for a while. */
  openWeek: (monday: string) => void;
  drop: (gameId: number) => void;
  end: () => void;
}

const weekDelayMs = 450;

/** Lets the cards within an element be dragged to its columns, its tray and its weeks, until it is called off. */
export function wireDragging(root: HTMLElement, handlers: DragHandlers): () => void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return combine(
    ...all('[data-game]').map((element) =>
      draggable({
        element,
        getInitialData: ({ input }) => ({
          gameId: Number(element.dataset['game']),
          grip: input.clientY - element.getBoundingClientRect().top,
        }),
      }),
    ),
    ...all('[data-lane]').map((element) =>
      dropTargetForElements({
        element,
        getData: () => ({ lane: element.dataset['lane'], day: element.dataset['day'] }),
      }),
    ),
    ...all('[data-tray]').map((element) => dropTargetForElements({ element, getData: () => ({ isTray: true }) })),
    ...all('[data-week]').map((element) => dropTargetForElements({ element, ...opensWeek(element, handlers) })),
    ...all('[data-scroller]').map((element) => autoScrollForElements({ element })),
    followDrags(handlers),
  );
}

function opensWeek(element: HTMLElement, { openWeek }: DragHandlers) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    onDragEnter: () => {
      timer = setTimeout(() => openWeek(element.dataset['week'] ?? ''), weekDelayMs);
    },
    onDragLeave: stop,
    onDrop: stop,
  };
}

function followDrags(handlers: DragHandlers) {
  const follow = ({ source, location }: Parameters<NonNullable<Monitor['onDrag']>>[0]) => {
    const gameId = Number(source.data['gameId']);
    const [target] = location.current.dropTargets;
    if (target?.data['isTray']) return handlers.overTray(gameId);
    const { lane, day } = target?.data ?? {};
    if (!target || typeof lane !== 'string' || typeof day !== 'string') return handlers.overNothing(gameId);
    const top = location.current.input.clientY - Number(source.data['grip']);
    handlers.over(gameId, { key: lane, day }, top - target.element.getBoundingClientRect().top);
  };
  return monitorForElements({
    canMonitor: ({ source }) => typeof source.data['gameId'] === 'number',
    onDrag: follow,
    onDropTargetChange: follow,
    onDrop: ({ source, location }) => {
      if (location.current.dropTargets.length > 0) handlers.drop(Number(source.data['gameId']));
      handlers.end();
    },
  });
}

type Monitor = Parameters<typeof monitorForElements>[0];
