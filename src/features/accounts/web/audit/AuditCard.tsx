import { Card } from '#web/ui/Card.tsx';
import type { AuditLine } from '../../contract.ts';
import { actInWords } from './act-words.ts';
import { type FieldChange, fieldChanges, nameIn } from './field-changes.ts';
import { words } from './words.ts';

interface AuditCardProps {
  line: AuditLine;
  moment: (instant: string) => string;
}

const mostOpen = 3;

/** Who did what to which, when, and field by field what stood before and after. */
export function AuditCard({ line, moment }: AuditCardProps) {
  const changes = fieldChanges(line.detail, moment);
  return (
    <Card as="li" className="grid gap-2 wrap-anywhere">
      <div className="grid gap-0.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-baseline lg:gap-x-4">
        <h2 className="text-[0.9375rem]">
          {actInWords(line.act)}
          <Subject line={line} />
        </h2>
        <p className="text-[0.8125rem] text-soft">
          by <strong className="text-ink">{line.actor}</strong> · <time dateTime={line.at}>{moment(line.at)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <details open={changes.length <= mostOpen} className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center text-[0.8125rem] text-soft hover:text-ink">
            {changes.length === 1 ? '1 field' : `${changes.length} fields`}
          </summary>
          <dl className="grid gap-2 border-line border-t pt-2">
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}

function Subject({ line: { subject, subjectName, detail } }: { line: AuditLine }) {
  const name = subjectName ?? nameIn(detail);
  if (subject === null) return null;
  const [thing = '', id] = subject.split(':');
  const numbered = id === undefined ? words(thing) : `${words(thing)} ${id}`;
  return <span className="font-normal text-soft"> · {name ? `${name} (${numbered})` : numbered}</span>;
}

function Change({ change: { field, before, after } }: { change: FieldChange }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[10rem_1fr]">
      <dt className="text-soft">{field}</dt>
      {before !== undefined && (
        <dd className="sm:col-start-2">
          <span className="sr-only">before: </span>
          <del className="text-soft">{before}</del>
        </dd>
      )}
      {after !== undefined && (
        <dd className="sm:col-start-2">
          <span className="sr-only">{before === undefined ? '' : 'after: '}</span>
          <span className="font-semibold">{after}</span>
        </dd>
      )}
    </div>
  );
}
