import { useQuery } from '@tanstack/react-query';
import { Download, EyeOff, FileSpreadsheet, Info } from 'lucide-react';
import { useId } from 'react';
import { getMessage } from '#web/api/api.ts';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { FileBox } from '#web/ui/fields/FileBox.tsx';
import { IconTile } from '#web/ui/IconTile.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Answers, ImportKindResponse, ImportPreview, ImportQuestion } from '../../contract.ts';
import { importKindsOptions } from '../api.ts';
import { ImportEnd } from './ImportEnd.tsx';
import { KeptAnswers } from './KeptAnswers.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { QuestionTopic } from './QuestionTopic.tsx';
import { RecentImports } from './RecentImports.tsx';
import { useImport } from './use-import.ts';
import { WhatItHolds } from './WhatItHolds.tsx';

/** One page that grows downwards: the file, its content, the open questions, the preview, and then the import. */
export function ImportWizard() {
  const kinds = useQuery(importKindsOptions());
  const work = useImport();
  const { order, preview } = work;
  if (kinds.error) {
    return <ErrorState title="The import did not load" text={getMessage(kinds.error)} onRetry={kinds.refetch} />;
  }
  if (!kinds.data) return <WizardLoading />;
  const isOpen = preview?.problem === null && !work.done;
  return (
    <div className="grid max-w-3xl gap-6">
      <FileChooser
        file={order.file}
        disabled={work.isImporting}
        fault={work.fileFault}
        busy={work.isPreviewing}
        onChoose={work.chooseFile}
      />
      {!order.file && <Templates kinds={kinds.data} />}
      {!order.file && <RecentImports />}
      {preview && order.file && (
        <>
          {!work.done && <WhatItHolds kinds={kinds.data} work={work} preview={preview} />}
          {!work.done && <NotRead preview={preview} />}
          {isOpen && <Remarks preview={preview} />}
          {isOpen && (
            <KeptAnswers of={preview.kept} onAskAgain={(id) => work.choose({ askAgain: [...order.askAgain, id] })} />
          )}
          {isOpen && <Questions preview={preview} answers={order.answers} onAnswer={work.choose} />}
          {isOpen && <PreviewRows preview={preview} />}
          {preview.problem === null && <ImportEnd work={work} preview={preview} />}
        </>
      )}
    </div>
  );
}

const WizardLoading = () => (
  <Loading label="Loading the import" className="grid max-w-3xl gap-6">
    <Skeleton className="h-24" />
    <Skeleton className="h-40" />
  </Loading>
);

/** Shows the parts of the file that are not read, so that the admin does not miss them later. */
function NotRead({ preview: { ignored, notes } }: { preview: ImportPreview }) {
  if (ignored.length + notes.length === 0) return null;
  return (
    <section aria-label="Not read" className="card flex gap-3 p-3.5 text-sm">
      <EyeOff className="mt-0.5 size-5 shrink-0 text-gold" aria-hidden />
      <div className="grid min-w-0 gap-1 break-words">
        {notes.map((note) => (
          <p key={note} className="font-semibold">
            {note}
          </p>
        ))}
        {ignored.length > 0 && (
          <p>
            <span className="font-semibold">{ignored.length === 1 ? 'Column not read:' : 'Columns not read:'}</span>{' '}
            <span className="text-soft">{ignored.join(', ')}</span>
          </p>
        )}
      </div>
    </section>
  );
}

/** What to know before importing, although it needs no answer. */
function Remarks({ preview: { remarks } }: { preview: ImportPreview }) {
  if (remarks.length === 0) return null;
  return (
    <section aria-label="Good to know" className="card flex gap-3 p-3.5 text-sm">
      <Info className="mt-0.5 size-5 shrink-0 text-info" aria-hidden />
      <div className="grid min-w-0 gap-3 break-words">
        {remarks.map(({ text, items }) => (
          <div key={text} className="grid min-w-0 gap-1">
            <p className="font-semibold">{text}</p>
            <ul className="grid gap-0.5 text-soft empty:hidden">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const Templates = ({ kinds }: { kinds: readonly ImportKindResponse[] }) => (
  <section aria-labelledby="import-templates" className="grid gap-2">
    <h2 id="import-templates">Templates with the headings</h2>
    <p className="max-w-[65ch] text-sm text-soft">
      Any list with a row of headings will do: teams, players, fixtures and results, of one sport or several. A template
      shows which headings are recognised.
    </p>
    <ul className="flex flex-wrap gap-x-5">
      {kinds.map(({ name, title }) => (
        <li key={name}>
          <a
            href={`/api/imports/${name}/template`}
            download
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
          >
            <Download className="size-4" aria-hidden />
            {title}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

interface QuestionsProps {
  preview: ImportPreview;
  answers: Answers;
  onAnswer: (choice: { answers: Answers }) => void;
}

/** The open questions of a file, answered for all rows at once or one by one. */
function Questions({ preview: { questions }, answers, onAnswer }: QuestionsProps) {
  const of = (topic: ImportQuestion['topic']) => questions.filter((question) => question.topic === topic);
  const answer = (id: string, value: string) => onAnswer({ answers: { ...answers, [id]: value } });
  /** Answers all questions of a topic, including those answered one by one. */
  const answerAll = (topic: ImportQuestion['topic'], value: string) => {
    const ids = new Set(of(topic).map(({ id }) => id));
    const others = Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.has(id)));
    onAnswer({ answers: { ...others, [topic]: value } });
  };
  const shared = { answers, onAnswer: answer, onAnswerAll: answerAll };
  return (
    <>
      <QuestionTopic title="Did you mean a team that is here?" of={of('spelling')} {...shared} />
      <Missing topic="team" thing="team" of={of('team')} {...shared} />
      <Missing topic="residence" thing="residence" of={of('residence')} {...shared} />
      <Missing topic="venue" thing="venue" of={of('venue')} {...shared} />
      <QuestionTopic title="Did you mean a competition that is here?" of={of('competitionSpelling')} {...shared} />
      <QuestionTopic title="Competitions that are not here yet" of={of('competition')} {...shared} />
      <QuestionTopic title="A second game, or the same one moved?" of={of('meeting')} {...shared} />
      <QuestionTopic title="Played, but without a score" of={of('played')} {...shared} />
      <QuestionTopic title="Days or months first?" of={of('dates')} {...shared} />
      <QuestionTopic title="Categories that are not here" of={of('category')} {...shared} />
      <QuestionTopic title="Past games without a score" of={of('past')} {...shared} />
      <QuestionTopic title="Which side lost?" of={of('ending')} {...shared} />
    </>
  );
}

interface MissingProps {
  topic: ImportQuestion['topic'];
  thing: string;
  of: readonly ImportQuestion[];
  answers: Answers;
  onAnswer: (id: string, value: string) => void;
  onAnswerAll: (topic: ImportQuestion['topic'], value: string) => void;
}

/** Unknown names: one tick adds them all, or the admin says for each what it means. */
function Missing({ topic, thing, of, ...shared }: MissingProps) {
  if (of.length === 0) return null;
  const { answers, onAnswerAll } = shared;
  return (
    <div className="grid gap-2">
      <CheckRow
        checked={answers[topic] === 'new'}
        onCheck={(add) => onAnswerAll(topic, add ? 'new' : '')}
        className="card p-3.5 text-sm"
      >
        Add {of.length === 1 ? `1 missing ${thing}` : `${of.length} missing ${thing}s`}: {listed(of)}
      </CheckRow>
      {of.some(({ options }) => options.length > 1) && (
        <details className="px-3.5">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm">
            Or choose a {thing} for each name
          </summary>
          <QuestionTopic title={`Missing ${thing}s`} of={of} {...shared} />
        </details>
      )}
    </div>
  );
}

const maxListed = 8;

function listed(missing: readonly ImportQuestion[]): string {
  const names = missing.map(({ about }) => about);
  const more = names.length - maxListed;
  return more > 0 ? `${names.slice(0, maxListed).join(', ')} and ${more} more` : names.join(', ');
}

interface FileChooserProps {
  file: File | null;
  disabled: boolean;
  busy: boolean;
  fault: string | null;
  onChoose: (file: File) => void;
}

function FileChooser({ file, disabled, busy, fault, onChoose }: FileChooserProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id}>The file</h2>
      <FileBox
        label={
          <span className="flex items-center gap-3.5 p-3.5">
            <IconTile className="size-12 rounded-full">
              <FileSpreadsheet className="size-5.5" aria-hidden />
            </IconTile>
            <span className="min-w-0">
              <span className="block truncate font-bold text-base">{file?.name ?? 'Choose a file'}</span>
              <span className="block text-sm text-soft">
                {file ? 'Choose another file' : 'Excel (.xlsx) or CSV, up to 2 MB'}
              </span>
            </span>
          </span>
        }
        fault={fault}
        accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        disabled={disabled}
        onFile={onChoose}
      />
      <p role="status" className="text-sm text-soft empty:hidden">
        {busy ? 'Reading the file...' : ''}
      </p>
    </section>
  );
}
