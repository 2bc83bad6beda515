import { CalendarPlus, Link2 } from 'lucide-react';
import { copyLinkAndSay } from '#web/share.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { lookOf } from '#web/ui/look.ts';

/** The address, to be copied or opened by the app that is going to read it. */
export function FeedLink({ url }: { url: string }) {
  return (
    <div className="grid gap-3">
      <Field
        label="Your private link"
        hint="Anyone with this link can see your calendar. Creating a new one turns this one off."
      >
        {(ties) => <TextInput {...ties} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <a href={url.replace(/^https?:/, 'webcal:')} className={lookOf({ look: 'primary', small: true })}>
          <CalendarPlus className="size-4.5" aria-hidden /> Open in calendar app
        </a>
        <Button small onClick={() => void copyLinkAndSay(url)}>
          <Link2 className="size-4.5" aria-hidden /> Copy link
        </Button>
      </div>
    </div>
  );
}
