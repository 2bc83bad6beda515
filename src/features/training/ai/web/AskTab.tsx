import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { HelpCard } from '#platform/settings/web/HelpCard.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconTile } from '#web/ui/IconTile.tsx';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import type { SavedResult } from '../contract.ts';
import { RequestForm } from './RequestForm.tsx';
import { SavedList } from './SavedList.tsx';
import type { Asking } from './use-ask.ts';

/** The texts of a tab: its form, its saved list, and what it shows before the first request. */
export interface TabCopy {
  label: string;
  placeholder: string;
  submitLabel: string;
  busyLabel: string;
  examples: readonly string[];
  savedHeading: string;
  nothingSaved: string;
  before: ReactNode;
  /** Says why a request that was typed in the other tab is answered here. */
  receivedNote: string;
  askOtherLabel: string;
}

export interface TabProps<Result, Wish> {
  asking: Asking<Result, Wish>;
  /** Asks the other tab, whatever the words read like. */
  onAskOther: (userInput: string) => void;
}

interface AskTabProps<Result, Wish> extends TabProps<Result, Wish> {
  copy: TabCopy;
  /** The tab's own part of a saved result; null for results of the other tab. */
  getSaved: (saved: SavedResult) => Result | null;
  chips: (wish: Wish, onChange: (changed: Wish) => void) => ReactNode;
  children: (result: Result) => ReactNode;
}

/** A request in free words, its result with the understood parts, and the saved results. */
export function AskTab<Result, Wish>(props: AskTabProps<Result, Wish>) {
  const { copy, asking, getSaved, chips, onAskOther, children } = props;
  const { form, ask, change, show, received, result, help, wish, busy } = asking;
  const area = useRef<HTMLDivElement>(null);
  const { savedHeading, nothingSaved, before, receivedNote, askOtherLabel, ...texts } = copy;
  const askAndScroll = ({ userInput }: { userInput: string }) => {
    const asked = ask(userInput);
    bringIntoSight(area.current);
    return asked;
  };
  const open = (opened: Result) => {
    show(opened);
    bringIntoSight(area.current);
  };
  return (
    <AskLayout
      area={area}
      form={
        <Card>
          <RequestForm {...texts} form={form} busy={busy} onAsk={askAndScroll} />
        </Card>
      }
      result={
        <ResultArea
          {...{ busy, before }}
          loadingLabel={copy.busyLabel}
          chips={wish && chips(wish, change)}
          result={
            (help ?? result) && (
              <div className="grid min-w-0 gap-3.5">
                {help && <HelpCard {...help} quiet={result !== null} />}
                {received !== null && (
                  <ReceivedNote note={receivedNote} label={askOtherLabel} onAskOther={() => onAskOther(received)} />
                )}
                {result && children(result)}
              </div>
            )
          }
        />
      }
      saved={
        <SavedList
          heading={savedHeading}
          empty={nothingSaved}
          isShown={(saved) => getSaved(saved) !== null}
          onOpen={(saved) => {
            const savedResult = getSaved(saved);
            if (savedResult !== null) open(savedResult);
          }}
        />
      }
    />
  );
}

interface ReceivedNoteProps {
  note: string;
  label: string;
  onAskOther: () => void;
}

function ReceivedNote({ note, label, onAskOther }: ReceivedNoteProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-56 text-base text-soft">{note}</p>
      <Button small onClick={onAskOther}>
        {label}
      </Button>
    </div>
  );
}

/** Scrolls a new result to the top of the window, unless it is in sight already. */
function bringIntoSight(element: HTMLElement | null) {
  requestAnimationFrame(() => {
    const top = element?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) element?.scrollIntoView({ block: 'start' });
  });
}

interface AskLayoutProps {
  form: ReactNode;
  result: ReactNode;
  saved: ReactNode;
  /** The place of the result, which a phone scrolls to. */
  area: Ref<HTMLDivElement>;
}

/** Request, result and saved results: stacked on a phone, the result beside the others on wider screens. */
function AskLayout({ form, result, saved, area }: AskLayoutProps) {
  return (
    <div className="grid gap-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.55fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-[22px]">
      <div className="min-w-0">{form}</div>
      <div ref={area} className="min-w-0 scroll-mt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {result}
      </div>
      <div className="min-w-0">{saved}</div>
    </div>
  );
}

interface ResultAreaProps {
  busy: boolean;
  loadingLabel: string;
  /** The parts that can be changed. They stay usable while the next result is made. */
  chips: ReactNode;
  /** Null before the first request. */
  result: ReactNode;
  /** Shown before the first request. */
  before: ReactNode;
}

/** The place of the result: a skeleton while the first is made, and the old result, faded, until the next arrives. */
function ResultArea({ busy, loadingLabel, chips, result, before }: ResultAreaProps) {
  if (!result) return busy ? <ResultLoading label={loadingLabel} /> : before;
  return (
    <div className="grid min-w-0 gap-3.5">
      {chips}
      <div role="status" className="sr-only">
        {busy ? loadingLabel : ''}
      </div>
      <div aria-busy={busy} className={`min-w-0 transition-opacity duration-200 ${busy ? 'opacity-60' : ''}`}>
        {result}
      </div>
    </div>
  );
}

function ResultLoading({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3.5">
      <div className="flex flex-wrap gap-2">
        {['w-32', 'w-44', 'w-36', 'w-40', 'w-28'].map((width) => (
          <Skeleton key={width} className={`h-11 rounded-full ${width}`} />
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </Loading>
  );
}

interface BeforeProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What a request may say, each with an example. */
  hints: readonly (readonly [topic: string, example: string])[];
}

/** Explains what people can ask for, before the first request. */
export function Before({ icon: Icon, title, text, hints }: BeforeProps) {
  return (
    <Card hero className="grid grid-cols-1 gap-5 sm:p-6">
      <div className="flex flex-wrap items-start gap-4">
        <IconTile className="size-12 rounded-control">
          <Icon className="size-6" aria-hidden />
        </IconTile>
        <div className="grid min-w-0 grow basis-40 grid-cols-1 gap-1">
          <h2>{title}</h2>
          <p className="max-w-[52ch] text-base text-soft">{text}</p>
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        {hints.map(([topic, example]) => (
          <div key={topic} className="border-line border-l-2 pl-3">
            <dt className="font-semibold text-base">{topic}</dt>
            <dd className="text-sm text-soft">{example}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
