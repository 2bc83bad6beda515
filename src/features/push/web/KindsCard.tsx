import { Card } from '#web/ui/Card.tsx';
import type { Notifications } from '../contract.ts';
import { kinds } from '../kind-keys.ts';
import { Choice } from './Choice.tsx';
import { toggled, useChoices } from './use-choices.ts';
import { kindLabels } from './words.ts';

export function KindsCard({ notifications }: { notifications: Notifications }) {
  const { choices, choose } = useChoices(notifications);
  return (
    <Card heading="What you are told">
      <fieldset>
        <legend className="sr-only">What you are told</legend>
        <ul className="grid grid-cols-1 sm:grid-cols-2">
          {kinds.map((kind) => (
            <li key={kind}>
              <Choice
                label={kindLabels[kind]}
                isChosen={choices.kinds.includes(kind)}
                onChoose={(isChosen) => choose({ kinds: toggled(choices.kinds, kind, isChosen) })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="mt-2 text-[0.8125rem] text-soft">It also decides what stands among your notices in the app.</p>
    </Card>
  );
}
