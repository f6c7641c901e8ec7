import type { Picture } from '#app/content/picture.ts';
import { Zoom } from '#app/ui/zoom/zoom.tsx';

/** A lawyer as the pages show one. */
export interface Profile {
  id: string;
  name: string;
  role: string;
  portrait: Picture | undefined;
  areas: { text: string; href: string }[];
  career: string[];
  registeredField: string | undefined;
}

/** The lawyer's picture, which opens over the page; nothing where there is none. */
export function Portrait({ profile: { name, role, portrait } }: { profile: Profile }) {
  if (!portrait) return null;
  const { webp, ...picture } = portrait;
  return (
    <div className="portrait">
      <Zoom {...picture} alt={`${name} ${role}`} srcSet={webp} sizes="320px" />
    </div>
  );
}
