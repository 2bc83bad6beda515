import { useEffect, useState } from 'react';
import { askForLogin } from '#features/people/accounts/web/ask-for-login.ts';
import { PhotoChooser } from '#platform/uploads/web/PhotoChooser.tsx';
import { fileFault } from '#platform/uploads/web/picture-file.ts';
import { roomText } from '#shared/text.ts';
import { FormField } from '#web/forms/FormField.tsx';
import { Refusal } from '#web/forms/Refusal.tsx';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { roomIn, usePosting } from './use-posting.ts';

interface PostFormProps {
  /** Whether it was opened to be typed into at once. */
  startsTyping: boolean;
  /** Stays as long as the page is open, also while the form is closed. */
  file: File | null;
  onFile: (file: File | null) => void;
  onBusy: (isBusy: boolean) => void;
  onPosted: (content: string) => void;
}

/** The author chooses a name for this thought only. Only admins can see the account's name. */
export function PostForm({ file, startsTyping, onFile, onBusy, onPosted }: PostFormProps) {
  const { form, submit } = usePosting({ file, onPosted });
  const { isSending, setFocus } = form;
  const session = useSession();
  const [fault, setFault] = useState<string | null>(null);
  const room = roomIn(form.watch());

  useEffect(() => {
    if (startsTyping) setFocus('content');
  }, [startsTyping, setFocus]);
  // The dialog around the form must not close while it is sent.
  useEffect(() => onBusy(isSending), [onBusy, isSending]);

  const logIn = async () => {
    if (await askForLogin()) setFocus('content');
  };
  const choose = (chosen: File) => {
    const wrong = fileFault(chosen);
    setFault(wrong);
    if (!wrong) onFile(chosen);
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Post a thought" className="grid gap-3.5">
      {!session && <LoginNote onLogIn={logIn} />}
      <FormField
        form={form}
        name="content"
        label="What's on your mind?"
        hint={room.content < showRoomBelow ? roomText(room.content) : undefined}
        error={room.content < 0 ? roomText(room.content) : undefined}
        required
      >
        {(ties) => (
          <TextArea {...ties} rows={4} readOnly={isSending} className="max-h-72 [field-sizing:content] min-h-28" />
        )}
      </FormField>
      <FormField
        form={form}
        name="displayName"
        label="Display name"
        hint="Shown when someone taps your thought. Thoughts can’t be deleted; only admins see who posted."
        error={room.displayName < 0 ? roomText(room.displayName) : undefined}
        required
      >
        {(ties) => <TextInput {...ties} readOnly={isSending} autoComplete="off" />}
      </FormField>
      <PhotoChooser file={file} disabled={isSending} fault={fault} onChoose={choose} onDrop={() => onFile(null)} />
      <Refusal of={form} />
      <Button type="submit" variant="primary" busy={isSending} busyLabel="Posting..." wide>
        Post
      </Button>
    </form>
  );
}

const LoginNote = ({ onLogIn }: { onLogIn: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control bg-raised py-1.5 pr-1.5 pl-3.5">
    <p className="text-sm">You need to log in to post.</p>
    <Button small variant="plain" onClick={onLogIn}>
      Log in
    </Button>
  </div>
);

/** Below this number the form shows how many characters are left. */
const showRoomBelow = 100;
