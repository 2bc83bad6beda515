import { LinkedText } from '#web/ui/LinkedText.tsx';
import { type Block, blocksIn } from '../text-rules.ts';

/** A paper as people read it. Nothing in it is HTML, and its addresses are links. */
export const PaperText = ({ children }: { children: string }) => (
  <div className="grid max-w-[70ch] grid-cols-1 gap-3 wrap-anywhere">
    {blocksIn(children).map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
      <PaperBlock key={at} block={block} />
    ))}
  </div>
);

function PaperBlock({ block }: { block: Block }) {
  if (block.kind === 'list') {
    return (
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-soft">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
          <li key={at}>
            <LinkedText>{item}</LinkedText>
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p className="whitespace-pre-line">
        <LinkedText>{block.text}</LinkedText>
      </p>
    );
  }
  return block.level === 2 ? (
    <h2 className="mt-4 first:mt-0">{block.text}</h2>
  ) : (
    <h3 className="mt-3 font-bold">{block.text}</h3>
  );
}
