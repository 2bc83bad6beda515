/** The frame of a row (game-rows.css). An accent edge marks those of one's own teams. */
export const meetRowClasses = (isMine: boolean): string =>
  `game-row min-h-15 ${isMine ? 'before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent' : ''}`;
