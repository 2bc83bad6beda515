import { CommentsSkeleton } from '#features/conversation/web/CommentsSkeleton.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Highlight } from '../contract.ts';
import { highlightTalk } from '../rules.ts';

const CommentsArea = lazyPart(
  async () => (await import('#features/conversation/web/CommentsArea.tsx')).CommentsArea,
  <CommentsSkeleton />,
);

export function TalkCard({ highlight: { id, title } }: { highlight: Pick<Highlight, 'id' | 'title'> }) {
  return (
    <Card heading="Comments">
      <CommentsArea item={{ ...highlightTalk, id }} about={title} />
    </Card>
  );
}
