import { CommentsSkeleton } from '#features/community/conversation/web/CommentsSkeleton.tsx';
import { Card } from '#web/ui/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { Highlight } from '../contract.ts';
import { commentableHighlight } from '../rules.ts';

const CommentsArea = lazyComponent(
  async () => (await import('#features/community/conversation/web/CommentsArea.tsx')).CommentsArea,
  <CommentsSkeleton />,
);

export function CommentsCard({ highlight: { id, title } }: { highlight: Pick<Highlight, 'id' | 'title'> }) {
  return (
    <Card heading="Comments">
      <CommentsArea item={{ ...commentableHighlight, id }} about={title} />
    </Card>
  );
}
