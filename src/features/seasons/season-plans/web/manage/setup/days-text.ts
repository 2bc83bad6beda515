import { dateText, spanText } from '#shared/notation.ts';
import type { DayOff } from '../../../contract.ts';

export const daysText = ({ from, until }: Pick<DayOff, 'from' | 'until'>): string =>
  from === until ? dateText(from) : spanText(dateText(from), dateText(until));
