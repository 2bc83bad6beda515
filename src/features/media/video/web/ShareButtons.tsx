import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { useOrigin } from '#web/routing/rendering.ts';
import { copyLinkAndSay, shareNatively } from '#web/share.ts';
import { Button, buttonClasses } from '#web/ui/Button.tsx';

const narrow = 'max-sm:flex-col max-sm:gap-1 max-sm:px-2 max-sm:py-2 max-sm:text-sm';

export function ShareButtons({ title, path }: { title: string; path: string }) {
  const url = useOrigin() + path;
  const share = async () => {
    if ((await shareNatively({ title, url })) === 'missing') await copyLinkAndSay(url);
  };
  return (
    <fieldset aria-label="Share" className="grid grid-cols-3 gap-2 max-[16rem]:grid-cols-1 sm:flex">
      <Button small className={narrow} onClick={share}>
        <Share2 className="size-4" aria-hidden /> Share
      </Button>
      <Button small className={narrow} onClick={() => copyLinkAndSay(url)}>
        <Link2 className="size-4" aria-hidden /> Copy link
      </Button>
      <a
        href={whatsAppLink({ title, url })}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ variant: 'quiet', small: true, className: narrow })}
      >
        <MessageCircle className="size-4" aria-hidden /> WhatsApp
        <span className="sr-only"> (opens a new tab)</span>
      </a>
    </fieldset>
  );
}

export const whatsAppLink = ({ title, url }: { title: string; url: string }): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
