import MessageIcon from '~icons/lucide/message-circle';
import TalkIcon from '~icons/lucide/message-square-text';
import PlayIcon from '~icons/lucide/play';

const icons = { kakao: MessageIcon, naver: TalkIcon, youtube: PlayIcon };

/** The square of another firm's channel, in its own colour; its name stands beside it (HD-6). */
export function BrandSquare({ brand }: { brand: keyof typeof icons }) {
  const Icon = icons[brand];
  return (
    <span className="brand-square" data-brand={brand}>
      <Icon />
    </span>
  );
}
