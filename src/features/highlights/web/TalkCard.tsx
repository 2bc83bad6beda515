import { CommentsSkeleton } from '#features/conversation/web/CommentsSkeleton.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { Highlight } from '../contract.ts';
import { highlightTalk } from '../rules.ts';

const CommentsArea = lazyComponent(
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
