import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';

interface FileChooserProps {
  file: File | null;
  disabled: boolean;
  busy: boolean;
  fault: string | null;
  onChoose: (file: File) => void;
}

/** The input covers the whole box, so that a file can also be dropped there. */
export function FileChooser({ file, disabled, busy, fault, onChoose }: FileChooserProps) {
  const id = useId();

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) onChoose(chosen);
    // Lets the same file be chosen again after it was saved again.
    target.value = '';
  };
  return (
    <section aria-labelledby={`${id}-heading`} className="grid gap-2">
      <h2 id={`${id}-heading`}>The file</h2>
      <div
        className={`relative rounded-control border-2 border-edge border-dashed bg-ground transition hover:border-soft has-focus-visible:outline-3 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2 ${disabled ? 'opacity-60' : ''}`}
      >
        <label htmlFor={id} className="flex items-center gap-3.5 p-3.5">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-accent-text">
            <FileSpreadsheet className="size-5.5" aria-hidden />
          </span>
          <span className="min-w-0">
            <span className="block truncate font-bold text-[0.9375rem]">{file?.name ?? 'Choose a file'}</span>
            <span className="block text-[0.8125rem] text-soft">
              {file ? 'Choose another file' : 'Excel (.xlsx) or CSV, up to 2 MB'}
            </span>
          </span>
        </label>
        <input
          id={id}
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={disabled}
          onChange={pick}
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault ? true : undefined}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      <p role="status" className="text-[0.8125rem] text-soft empty:hidden">
        {busy ? 'Reading the file...' : ''}
      </p>
      <p id={`${id}-fault`} role="alert" className="font-semibold text-[0.8125rem] text-live-text empty:hidden">
        {fault}
      </p>
    </section>
  );
}
