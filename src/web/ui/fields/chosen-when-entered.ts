import type { FocusEvent, MouseEvent } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Of a field that is typed anew, or copied, as a whole. Safari would place the caret in it when the press that enters it ends. */
export const chosenWhenEntered = {
  onFocus: ({ currentTarget }: FocusEvent<Box>) => currentTarget.select(),
  onMouseUp: (event: MouseEvent<Box>) => event.preventDefault(),
};
