import { Flag, ShieldCheck, UserRound } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Comment } from '#features/community/conversation/contract.ts';
import { Conversation } from '#features/community/conversation/web/Conversation.tsx';
import { AskReason, HideDialog, useHidingAction } from '#features/community/conversation/web/HideDialog.tsx';
import { sourceSet } from '#platform/uploads/rules.ts';
import { PhotoPicture } from '#platform/uploads/web/PhotoPicture.tsx';
import { ActionMenu } from '#web/ui/ActionMenu.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Thought } from '../contract.ts';
import { commentableThought } from '../rules.ts';
import { useAdminView } from './admin-view.ts';
import { hideThought, reportThought, showThought } from './api.ts';
import { RepostButton } from './RepostButton.tsx';

/** One thought. A press expands it and shows the name that its author chose. */
export function ThoughtCard({ thought }: { thought: Thought }) {
  const { id, content, picture, likesCount, commentsCount, hiddenBecause } = thought;
  const [open, setOpen] = useState(false);
  const words = useId();
  const about = describeThought(thought);
  const { getName } = useAdminView();
  return (
    <Card as="article" className={hiddenBecause === null ? '' : 'border-dashed'}>
      <div className="relative">
        <div className="flex flex-wrap items-center gap-3">
          <Face official={thought.official} />
          <div className="min-w-0 grow basis-24">
            <button
              type="button"
              aria-expanded={open}
              aria-describedby={words}
              onClick={() => setOpen(!open)}
              className="block max-w-full text-left font-bold text-base leading-tight after:absolute after:inset-0 after:rounded-control [overflow-wrap:anywhere]"
            >
              <Name thought={thought} open={open} />
            </button>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
              <RelativeTime at={thought.createdAt} />
              <RealName>{getName(id)}</RealName>
            </p>
          </div>
          <ThoughtMenu thought={thought} about={about} />
        </div>
        <p
          id={words}
          className={`mt-3 whitespace-pre-line leading-normal [overflow-wrap:anywhere] ${open ? '' : 'line-clamp-6'}`}
        >
          {content}
        </p>
      </div>
      {picture && (
        <div className="mt-3 overflow-hidden rounded-control">
          <PhotoPicture
            photo={{ ...picture, imageUrl: thought.imageUrl ?? '', sources: listSources(picture) }}
            alt={`Picture of ${about}`}
            sizes="(min-width: 64rem) 640px, 92vw"
            className="max-h-[30rem] w-full object-cover"
          />
        </div>
      )}
      {hiddenBecause !== null && (
        <p className="mt-3 rounded-control bg-raised p-3 text-sm">
          <span className="font-bold">Hidden from others:</span> {hiddenBecause}
        </p>
      )}
      <Conversation
        item={{ ...commentableThought, id }}
        about={about}
        likesCount={likesCount}
        commentsCount={commentsCount}
        className="mt-2 -mb-2"
        actions={<RepostButton thought={thought} about={about} />}
        commentExtras={{
          author: (comment) => <CommentAuthor comment={comment} />,
          report: ({ id: commentId }, onClose) => (
            <Report thoughtId={id} commentId={String(commentId)} onClose={onClose} />
          ),
        }}
      />
    </Card>
  );
}

function Face({ official }: { official: boolean }) {
  const Icon = official ? ShieldCheck : UserRound;
  return (
    <span
      aria-hidden
      className={`grid size-10 shrink-0 place-items-center rounded-xl ${official ? 'bg-win/15 text-win' : 'bg-raised text-soft'}`}
    >
      <Icon className="size-5" />
    </span>
  );
}

function Name({ thought: { official, username, displayName }, open }: { thought: Thought; open: boolean }) {
  if (!official) return open ? displayName : 'Anonymous';
  return (
    <span className="inline-flex flex-wrap items-center gap-2 text-win">
      {username ?? displayName}
      <Pill tone="win">Admin</Pill>
    </span>
  );
}

/** The thought's name for screen readers. */
const describeThought = ({ content }: Thought): string =>
  `the thought “${content.slice(0, 40).trim()}${content.length > 40 ? '…' : ''}”`;

const listSources = (picture: NonNullable<Thought['picture']>) =>
  (['avif', 'webp'] as const)
    .map((format) => ({ type: `image/${format}`, srcSet: sourceSet(picture, format) }))
    .filter(({ srcSet }) => srcSet !== '');

/** The name of all guests; nobody else can have it. */
const guest = 'Guest';

/** The real name behind an alias, in Admin View. */
function CommentAuthor({ comment: { id, username } }: { comment: Comment }) {
  const { isOn, getName, reveal } = useAdminView();
  const isUnknown = isOn && username !== guest;

  // All comments that appear at the same moment are looked up in one request.
  useEffect(() => {
    if (isUnknown) reveal(String(id));
  }, [isUnknown, reveal, id]);

  return <RealName>{getName(String(id))}</RealName>;
}

/** The author's real name, in Admin View. */
function RealName({ children }: { children: string | undefined }) {
  return children !== undefined && <span className="font-bold text-info">Admin View: {children}</span>;
}

/** Further actions on a thought: everybody can report it, an admin can hide it. */
function ThoughtMenu({ thought, about }: { thought: Thought; about: string }) {
  const { id, can, hiddenBecause } = thought;
  const [asking, setAsking] = useState<'report' | 'hide' | null>(null);
  const hiding = useHidingAction({
    typeName: 'thought',
    isHidden: hiddenBecause !== null,
    show: () => showThought(id),
    onHide: () => setAsking('hide'),
  });
  const actions = [{ icon: Flag, label: 'Report', onChoose: () => setAsking('report') }, ...(can.hide ? [hiding] : [])];
  return (
    <div className="relative -mr-2 shrink-0 self-start">
      <ActionMenu label={`More about ${about}`} actions={actions} />
      {asking === 'report' && <Report thoughtId={id} onClose={() => setAsking(null)} />}
      {asking === 'hide' && <HideThought id={id} onClose={() => setAsking(null)} />}
    </div>
  );
}

interface ReportProps {
  thoughtId: string;
  /** The reported comment, if it is not the thought itself. */
  commentId?: string;
  onClose: () => void;
}

const Report = ({ thoughtId, commentId, onClose }: ReportProps) => (
  <AskReason
    title={`Report this ${commentId === undefined ? 'thought' : 'comment'}?`}
    description="The admins will look at it. Nobody will know who reported it."
    label="What is wrong with it? (optional)"
    act="Report"
    busyAction="Reporting..."
    done="Thank you. The admins will look at it."
    failed="The report was not sent"
    send={(reason) => reportThought(thoughtId, reason, commentId)}
    onClose={onClose}
  />
);

export const HideThought = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <HideDialog typeName="thought" hide={(reason) => hideThought(id, reason)} onClose={onClose} />
);
