import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { Issue } from '#shared/errors.ts';
import { findIssues } from '#web/api/issues.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileBox } from '#web/ui/fields/FileBox.tsx';
import { CheckedSportFile } from '../../../definitions/checked-file.ts';
import type { SportFile } from '../../../definitions/file.ts';

interface DefinitionFileProps {
  /** Null while what is typed is no definition. */
  file: SportFile | null;
  disabled: boolean;
  onFile: (file: SportFile) => void;
}

/** Takes a definition from another village, and gives this one to others. */
export function DefinitionFile({ file, disabled, onFile }: DefinitionFileProps) {
  const [fault, setFault] = useState<string | null>(null);
  const take = async (chosen: File) => {
    const read = await readFile(chosen);
    setFault(read.fault);
    if (read.file) onFile(read.file);
  };
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-12 cursor-pointer content-center px-3 font-semibold text-sm">
        Copy to another village
      </summary>
      <div className="grid grid-cols-1 gap-3 border-line border-t p-3">
        <Button small disabled={!file} onClick={() => file && save(file)}>
          <Download className="size-4" aria-hidden /> Save as a file
        </Button>
        <FileBox
          accept=".json,application/json"
          disabled={disabled}
          fault={fault}
          onFile={(chosen) => void take(chosen)}
          label={
            <span className="flex min-h-14 items-center justify-center gap-2 p-3 text-sm">
              <FileUp className="size-4" aria-hidden /> Open a file from another village
            </span>
          }
        />
      </div>
    </details>
  );
}

interface ReadFile {
  file: SportFile | null;
  fault: string | null;
}

/** More than any definition holds, in bytes. */
const maxSize = 200_000;

async function readFile(chosen: File): Promise<ReadFile> {
  const refuse = (fault: string): ReadFile => ({ file: null, fault });
  if (chosen.size > maxSize) return refuse('This file is too large for a sport');
  const parsed = parse(await chosen.text());
  const [issue] = findIssues(CheckedSportFile, parsed);
  if (issue) return refuse(`This file is not a sport: ${describeFault(issue)}`);
  return { file: CheckedSportFile.parse(parsed), fault: null };
}

/** `statistics.2.label is required`. The library's own message says nothing. */
function describeFault({ path, message }: Issue): string {
  const said = message === 'Invalid input' ? 'is missing or not valid' : message;
  return path === '' ? 'it holds no definition' : `${path} ${said}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function save(file: SportFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${file.key}.json` });
  link.click();
  URL.revokeObjectURL(url);
}
