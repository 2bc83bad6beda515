import { useQuery } from '@tanstack/react-query';
import { Download, Link2, Share2 } from 'lucide-react';
import { copyLinkAndSay, shareNatively } from '#web/share.ts';
import { Button, buttonClasses } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { cardSize } from '../rules.ts';
import { cardOptions } from './api.ts';

interface SharePictureProps {
  /** The dialog's title. */
  heading: string;
  /** What the picture shows, in words. */
  title: string;
  /** The address of the picture, and its name as a file. */
  picture: { path: string; name: string };
  /** The address of what it shows. */
  url: string;
  isForMembers: boolean;
  onClose: () => void;
}

/** Loads the picture before Share is pressed: phones allow sharing only right after a press. */
export function SharePicture({ heading, title, picture, url, isForMembers, onClose }: SharePictureProps) {
  const { data: file, isError, isFetching, refetch } = useQuery(cardOptions(picture));
  return (
    <Dialog
      title={heading}
      description={isForMembers ? 'Only members can open the link; anyone can see the picture.' : undefined}
      onClose={onClose}
      footer={
        <>
          <Button small onClick={() => copyLinkAndSay(url)}>
            <Link2 className="size-4" aria-hidden /> Copy link
          </Button>
          {file && (
            <a href={picture.path} download={file.name} className={buttonClasses({ variant: 'quiet', small: true })}>
              <Download className="size-4" aria-hidden /> Download
            </a>
          )}
          {file && canBeShared(file) && (
            <Button small variant="primary" onClick={() => shareNatively({ title, url, files: [file] })}>
              <Share2 className="size-4" aria-hidden /> Share picture
            </Button>
          )}
        </>
      }
    >
      {file ? (
        <img src={picture.path} alt={title} {...cardSize} className="h-auto w-full rounded-card bg-raised" />
      ) : isError ? (
        <ErrorState
          title="The picture could not be created"
          text="Please try again in a moment."
          onRetry={() => refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading label="Loading the picture...">
          <Skeleton className="aspect-[1200/630] rounded-card" />
        </Loading>
      )}
    </Dialog>
  );
}

const canBeShared = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
