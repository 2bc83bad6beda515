import { FileText } from 'lucide-react';
import { useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { fetchPrivacyTemplate } from '../api.ts';

/** Fills an empty privacy text with what this village stores. */
export function TemplateButton({ onText }: { onText: (text: string) => void }) {
  const [isBusy, setBusy] = useState(false);
  const fetchText = async () => {
    setBusy(true);
    try {
      onText((await fetchPrivacyTemplate()).text);
    } catch (error) {
      toast({ title: 'The template did not load', description: getMessage(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button small onClick={fetchText} busy={isBusy} busyLabel="Loading...">
        <FileText className="size-4" aria-hidden /> Start from a template
      </Button>
      <p className="text-sm text-soft">
        It says what this app stores. Replace what stands in [brackets], and let somebody check it who knows your law.
      </p>
    </div>
  );
}
