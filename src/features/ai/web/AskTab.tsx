import { type ReactNode, useRef } from 'react';
import { HelpCard } from '#features/settings/web/HelpCard.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { SavedResult } from '../contract.ts';
import { AskLayout } from './AskLayout.tsx';
import { bringIntoSight } from './in-sight.ts';
import { RequestForm } from './RequestForm.tsx';
import { ResultArea } from './ResultArea.tsx';
import { SavedList } from './SavedList.tsx';
import type { Asking } from './use-ask.ts';

/** What a tab says: its form, its saved list, and what stands there before anything was asked. */
export interface TabWords {
  label: string;
  placeholder: string;
  blank: string;
  submitLabel: string;
  busyLabel: string;
  examples: readonly string[];
  savedHeading: string;
  nothingSaved: string;
  before: ReactNode;
}

interface AskTabProps<Result, Wish> {
  words: TabWords;
  asking: Asking<Result, Wish>;
  /** What of a saved result is of this tab. */
  savedOf: (saved: SavedResult) => Result | null;
  chips: (wish: Wish, onChange: (changed: Wish) => void) => ReactNode;
  children: (result: Result) => ReactNode;
}

/** A request in free words, its result with the parts that were understood, and what was saved. */
export function AskTab<Result, Wish>({ words, asking, savedOf, chips, children }: AskTabProps<Result, Wish>) {
  const { typed, type, ask, show, result, help, fault, wish, busy } = asking;
  const area = useRef<HTMLDivElement>(null);
  const { savedHeading, nothingSaved, before, ...form } = words;
  const askAnew = (userInput: string) => {
    ask({ userInput });
    bringIntoSight(area.current);
  };
  const open = (kept: Result) => {
    show(kept);
    bringIntoSight(area.current);
  };
  return (
    <AskLayout
      area={area}
      form={
        <Card>
          <RequestForm {...form} {...{ typed, busy, fault }} onType={type} onAsk={askAnew} />
        </Card>
      }
      result={
        <ResultArea
          {...{ busy, before }}
          loadingLabel={words.busyLabel}
          chips={wish && chips(wish, (understood) => ask({ understood }))}
          result={help ? <HelpCard {...help} /> : result && children(result)}
        />
      }
      saved={
        <SavedList
          heading={savedHeading}
          empty={nothingSaved}
          isShown={(saved) => savedOf(saved) !== null}
          onOpen={(saved) => {
            const kept = savedOf(saved);
            if (kept !== null) open(kept);
          }}
        />
      }
    />
  );
}
