import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { DeleteDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import type { SeasonPlan } from '../../../contract.ts';
import { deletePlan } from '../../api.ts';

export function DeletePlan({ plan: { id, name, status } }: { plan: SeasonPlan }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="danger" small className="justify-self-start" onClick={() => setOpen(true)}>
        Delete this plan
      </Button>
      {isOpen && (
        <DeleteDialog
          title={`Delete ${name}?`}
          description={
            status === 'published'
              ? 'The games that it published stay in the village.'
              : 'Its answers and its games are gone for good.'
          }
          send={() => deletePlan(id)}
          done={`${name} was deleted`}
          failed="The plan was not deleted"
          onClose={() => setOpen(false)}
          onDeleted={() => void navigate('/plans', { replace: true })}
        />
      )}
    </>
  );
}
