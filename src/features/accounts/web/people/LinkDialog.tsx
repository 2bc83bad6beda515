import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/inputs.tsx';
import type { PasswordLink } from '../../contract.ts';
import { passwordLinkUrl } from '../password-link.ts';

interface LinkDialogProps {
  username: string;
  link: PasswordLink;
  onClose: () => void;
}

/** The one time that the link is shown. */
export function LinkDialog({ username, link, onClose }: LinkDialogProps) {
  const [copied, setCopied] = useState(false);
  const url = passwordLinkUrl(link.token);
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    // Without https a browser has no clipboard to write to, but still copies what is selected.
    const isCopied = await navigator.clipboard?.writeText(url).then(done, notDone);
    field.current?.select();
    setCopied(isCopied || document.execCommand('copy'));
  };
  return (
    <Dialog
      title={`A new password for ${username}`}
      description="Send it by a way that nobody else reads. It is shown this once, works once, and ends in 24 hours."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button look="primary" onClick={copy}>
            <Copy className="size-4" aria-hidden /> {copied ? 'Copied' : 'Copy link'}
          </Button>
        </>
      }
    >
      <Field label="The link">
        {(ties) => (
          <TextArea
            {...ties}
            ref={field}
            rows={3}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
            className="break-all"
          />
        )}
      </Field>
    </Dialog>
  );
}

const done = () => true;
const notDone = () => false;
