import { Salad, Tag } from 'lucide-react';
import { diets, mostTopics, type TipWish, tipTopics } from '../contract.ts';
import { dietNames, topicNames } from '../rules.ts';
import { ListChips } from './ListChips.tsx';

/** Which subjects were understood, each with what it could be instead. */
export function TipChips({ wish, onChange }: { wish: TipWish; onChange: (wish: TipWish) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-[0.8125rem] text-soft">This is what we understood. Change any part of it.</legend>
      <ListChips
        {...{ label: 'Topic', all: tipTopics, names: topicNames, values: wish.topics, icon: Tag, most: mostTopics }}
        add="Topic"
        none="A bit of everything"
        onChange={(topics) => onChange({ ...wish, topics })}
      />
      <ListChips
        {...{ label: 'Diet', all: diets, names: dietNames, values: wish.diet ?? [], icon: Salad }}
        add="Diet"
        none="I eat everything"
        onChange={(diet) => onChange({ ...wish, diet })}
      />
    </fieldset>
  );
}
