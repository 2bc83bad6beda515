import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { ManagedRow } from './form/form.ts';
import type { Manager } from './manager.ts';

/** Still readable: the text keeps its contrast. */
const dimmed = 'border-dashed! bg-transparent! text-soft [&_img]:opacity-45 [&_img]:grayscale';

interface RowCardProps<Row extends ManagedRow> {
  manager: Manager<Row>;
  row: Row;
  onEdit: () => void;
  onDelete: () => void;
  /** Replaces the row's buttons while rows are being selected. */
  choice?: ReactNode;
}

export function RowCard<Row extends ManagedRow>({ manager, row, onEdit, onDelete, choice }: RowCardProps<Row>) {
  const { Card: Content, Actions, titleOf, isDimmed, cardVariant } = manager;
  const title = titleOf(row);
  return (
    <Card
      as="li"
      className={`flex min-w-0 flex-col gap-3.5 wrap-anywhere ${isDimmed?.(row) ? dimmed : (cardVariant?.(row) ?? '')}`}
    >
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <Content row={row} />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-3">
        {choice || (
          <>
            <Button small onClick={onEdit} aria-label={`Edit ${title}`}>
              <Pencil className="size-4" aria-hidden />
              Edit
            </Button>
            {Actions && <Actions row={row} />}
            <IconButton
              icon={Trash2}
              label={`Delete ${title}`}
              onClick={onDelete}
              className="ml-auto text-live-text!"
            />
          </>
        )}
      </div>
    </Card>
  );
}
