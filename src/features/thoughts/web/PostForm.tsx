import { type SubmitEvent, useRef, useState } from 'react';
import { askForLogin } from '#features/accounts/web/ask-for-login.ts';
import { PhotoChooser } from '#features/photos/web/PhotoChooser.tsx';
import { fileFault } from '#features/uploads/web/picture-file.ts';
import { characters, roomText } from '#shared/text.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, TextArea, TextInput } from '#web/ui/fields/Field.tsx';
import { maxDisplayNameLength, maxThoughtLength } from '../contract.ts';
import type { Drafting } from './use-posting.ts';

/** The author chooses a name for this thought only. Only admins can see the account's name. */
export function PostForm({ drafting }: { drafting: Drafting }) {
  const { draft, change, post, issues, isPosting } = drafting;
  const session = useSession();
  const words = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const room = maxThoughtLength - characters(draft.content.trim());
  const nameRoom = maxDisplayNameLength - characters(draft.displayName.trim());

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (room >= 0 && nameRoom >= 0) post();
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const logIn = async () => {
    if (await askForLogin()) words.current?.focus();
  };
  const choose = (file: File) => {
    const wrong = fileFault(file);
    setFault(wrong);
    if (!wrong) change({ file });
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Post a thought" className="grid gap-3.5">
      {!session && <LoginNote onLogIn={logIn} />}
      <Field
        label="What's on your mind?"
        hint={room < showRoomBelow ? roomText(room) : undefined}
        error={room < 0 ? roomText(room) : issues['content']}
        required
      >
        {(ties) => (
          <TextArea
            {...ties}
            ref={words}
            rows={4}
            value={draft.content}
            readOnly={isPosting}
            onChange={({ target }) => change({ content: target.value })}
            className="max-h-72 [field-sizing:content] min-h-28"
          />
        )}
      </Field>
      <Field
        label="Display name"
        hint="Only for this thought. Only admins can see who posted it."
        error={nameRoom < 0 ? roomText(nameRoom) : issues['displayName']}
        required
      >
        {(ties) => (
          <TextInput
            {...ties}
            value={draft.displayName}
            readOnly={isPosting}
            autoComplete="off"
            onChange={({ target }) => change({ displayName: target.value })}
          />
        )}
      </Field>
      <PhotoChooser
        file={draft.file}
        disabled={isPosting}
        fault={fault}
        onChoose={choose}
        onDrop={() => change({ file: null })}
      />
      <Button type="submit" variant="primary" busy={isPosting} busyLabel="Posting..." wide>
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
