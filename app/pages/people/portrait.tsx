import { Zoom } from '#app/ui/zoom/zoom.tsx';
import type { Profile } from './profile.ts';

interface PortraitProps {
  profile: Pick<Profile, 'name' | 'role' | 'portrait'>;
}

/** The lawyer's picture, which opens over the page. Renders nothing without a picture. */
export function Portrait({ profile: { name, role, portrait } }: PortraitProps) {
  if (!portrait) return null;
  const { webp, ...picture } = portrait;
  return (
    <div className="portrait">
      <Zoom {...picture} alt={`${name} ${role}`} srcSet={webp} sizes="320px" />
    </div>
  );
}
