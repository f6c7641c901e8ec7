import MessageIcon from '~icons/lucide/message-circle';
import TalkIcon from '~icons/lucide/message-square-text';
import PlayIcon from '~icons/lucide/play';

const icons = { kakao: MessageIcon, naver: TalkIcon, youtube: PlayIcon };

interface BrandProps {
  brand: keyof typeof icons;
}

/** The icon of another firm's channel, on a square in its brand colour; its name stands beside it (HD-6). */
export function BrandSquare({ brand }: BrandProps) {
  return (
    <span className="brand-square" data-brand={brand}>
      <BrandIcon brand={brand} />
    </span>
  );
}

/** The icon alone, in the colour of the text beside it. */
export function BrandIcon({ brand }: BrandProps) {
  const Icon = icons[brand];
  return <Icon />;
}
