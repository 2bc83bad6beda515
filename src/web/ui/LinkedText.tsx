import { linksIn } from '../links-in.ts';

/** A text of an admin in which addresses are links; never for what anybody may post. */
export const LinkedText = ({ children }: { children: string }) =>
  linksIn(children).map(({ text, href }, part) =>
    href === undefined ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may name the same address twice
        key={part}
        href={href}
        target={href.startsWith('mailto:') ? undefined : '_blank'}
        rel="noopener noreferrer"
        className="text-accent-text underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-current"
      >
        {text}
      </a>
    ),
  );
