import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextArea } from '#web/ui/fields/Field.tsx';
import { PaperText } from '../PaperText.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import type { PaperBeingWritten } from './use-paper.ts';

interface PaperCardProps {
  paper: PaperBeingWritten;
  heading: string;
  text: string;
  /** Where it is shown. */
  page: string;
  rows: number;
  hasTemplate?: boolean;
}

export function PaperCard({ paper, heading, text, page, rows, hasTemplate = false }: PaperCardProps) {
  const { form, isDirty, hasConflict } = paper;
  const mayBeSaved = isDirty && !hasConflict;
  return (
    <Card heading={heading}>
      <p className="-mt-2 mb-4 text-sm text-soft">{text}</p>
      <form aria-label={heading} noValidate onSubmit={paper.save} className="grid grid-cols-1 gap-4">
        <FormField
          form={form}
          name="text"
          label="Text"
          hint="Plain text. An empty line begins a paragraph, ## a heading, - an entry of a list."
        >
          {(ties) => <TextArea {...ties} rows={rows} readOnly={form.isSending} />}
        </FormField>
        {hasTemplate && paper.text.trim() === '' && <TemplateButton onText={paper.type} />}
        {paper.text.trim() !== '' && (
          <details>
            <summary className="min-h-11 content-center font-semibold text-sm">Preview</summary>
            <div className="mt-2 rounded-control border border-line p-4">
              <PaperText>{paper.text}</PaperText>
            </div>
          </details>
        )}
        {hasConflict && <Conflict paper={paper} />}
        <Refusal of={form} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="grow basis-40 text-sm text-soft">{shownText(paper, page)}</p>
          {isDirty && (
            <Button onClick={paper.discard} disabled={form.isSending}>
              Discard
            </Button>
          )}
          <Button
            type="submit"
            variant={mayBeSaved ? 'primary' : 'quiet'}
            disabled={!mayBeSaved}
            busy={form.isSending}
            busyLabel="Saving..."
          >
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}

function shownText({ stored: { name, text } }: PaperBeingWritten, page: string): string {
  if (name === 'accessibility') return `Shown on ${page}.`;
  if (/\[[^\]]+\]/.test(text)) return `Shown on ${page}. Some [brackets] are still to be replaced.`;
  return text === '' ? 'Not written: no page links to it.' : `Shown on ${page}, linked at the end of each page.`;
}

function Conflict({ paper: { stored, discard, keepMine } }: { paper: PaperBeingWritten }) {
  return (
    <div role="alert" className="grid gap-2 rounded-control border border-edge p-3.5 text-sm">
      <p className="font-bold">Someone else changed this while you were editing it.</p>
      <details>
        <summary className="min-h-11 content-center font-semibold">Their text</summary>
        <PaperText>{stored.text}</PaperText>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button small onClick={discard}>
          Use theirs
        </Button>
        <Button small onClick={keepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
