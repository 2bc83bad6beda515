import type { CupTable } from './contract.ts';
import { pointsText } from './in-words.ts';

/** All that the card of a cup shows. */
export interface CupCard {
  /** 'Village Cup 2026' */
  title: string;
  productName: string;
  /** Null: the app's own accent colour. */
  accent: string | null;
  rows: CardRow[];
}

export interface CardRow {
  position: number;
  name: string;
  points: string;
  /** Of the most points, from 0 to 1. */
  share: number;
  colours: [string, string];
}

const mostRows = 5;

export function buildCupCard(
  { cup, order, rows }: Pick<CupTable, 'cup' | 'order' | 'rows'>,
  { productName, accent }: Pick<CupCard, 'productName' | 'accent'>,
): CupCard {
  const measure = (row: CupTable['rows'][number]) => Math.max(0, order === 'total' ? row.points : (row.perHead ?? 0));
  const best = Math.max(1, ...rows.map(measure));
  return {
    ...{ title: `${cup.name} ${cup.season}`, productName, accent },
    rows: rows.slice(0, mostRows).map((row) => ({
      position: row.position,
      name: row.residence.name,
      points: pointsText(order === 'total' ? row.points : (row.perHead ?? 0)),
      share: measure(row) / best,
      colours: [row.residence.firstColour, row.residence.secondColour],
    })),
  };
}

/** The address of the picture; another one after each change of the table, for apps that cache what they fetched. */
export const cupCardPath = ({ cup, rows }: Pick<CupTable, 'cup' | 'rows'>): string =>
  `/api/cups/${cup.id}/card.png?v=${rows.reduce((sum, { points }, index) => (sum * 31 + points * (index + 1)) % 1_000_003, cup.version)}`;
