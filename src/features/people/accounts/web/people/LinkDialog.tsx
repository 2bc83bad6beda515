import { Copy, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { shareNatively } from '#web/share.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { chosenWhenEntered, Field, TextArea } from '#web/ui/fields/Field.tsx';
import type { MadeInvitation, PasswordLink } from '../../contract.ts';
import { invitationUrl, passwordLinkUrl } from '../links.ts';

/** A link that is shown once. */
export interface ShownLink {
  title: string;
  description: string;
  url: string;
}

/** Shows a link, this one time; or a secret, which nobody shares. */
export function LinkDialog({
  title,
  description,
  url,
  of = 'link',
  onClose,
}: ShownLink & { of?: 'link' | 'secret' | 'token'; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  // Overrides the dialog's own focus. The focused field selects the whole link, so that a key press copies it.
  useEffect(() => field.current?.focus(), []);

  const copy = async () => {
    // Without HTTPS, browsers have no clipboard API, but can still copy the selection.
    const isCopied = await navigator.clipboard?.writeText(url).then(done, notDone);
    field.current?.select();
    setCopied(isCopied || document.execCommand('copy'));
  };
  return (
    <Dialog
      title={title}
      description={description}
      stays
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          {of === 'link' && typeof navigator.share === 'function' && (
            <Button onClick={() => shareNatively({ title, url })}>
              <Share2 className="size-4" aria-hidden /> Share
            </Button>
          )}
          <Button variant="primary" onClick={copy}>
            <Copy className="size-4" aria-hidden /> {copied ? 'Copied' : `Copy ${of}`}
          </Button>
        </>
      }
    >
      <Field label={`The ${of}`}>
        {(ties) => (
          <TextArea {...ties} ref={field} rows={3} readOnly value={url} {...chosenWhenEntered} className="break-all" />
        )}
      </Field>
    </Dialog>
  );
}

const done = () => true;
const notDone = () => false;

export const newPasswordFor = (username: string, { token }: PasswordLink): ShownLink => ({
  title: `A new password for ${username}`,
  description: 'Send it privately. It is shown only now, works once, and expires in 24 hours.',
  url: passwordLinkUrl(token),
});

export const firstPasswordFor = (username: string, { token }: PasswordLink): ShownLink => ({
  title: `The account ${username} was created`,
  description: 'The owner sets the password with this link. It is shown only now, works once, and expires in 7 days.',
  url: passwordLinkUrl(token),
});

export const invitationFor = ({ invited, token }: MadeInvitation): ShownLink => ({
  title: `An invitation for ${invited}`,
  description:
    'The first person to open it and log in becomes an officer. It is shown only now, works once, and expires in 7 days.',
  url: invitationUrl(token),
});
