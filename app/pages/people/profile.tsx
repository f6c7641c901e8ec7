import { Zoom } from '#app/ui/zoom/zoom.tsx';

/** A lawyer as the pages show one. */
export interface Profile {
  id: string;
  name: string;
  role: string;
  /** Name of the picture's file. */
  portrait: string | undefined;
  areas: { text: string; href: string }[];
  career: string[];
  registeredField: string | undefined;
}

/** Pictures of the firm's people, by the path of their file. */
const portraits = import.meta.glob<string>(
  '/app/content/portraits/*.{svg,jpg,webp,avif,png}',
  // A small one would be put into the script.
  { eager: true, query: '?url&no-inline', import: 'default' },
);

/** The lawyer's picture, which opens over the page; nothing where there is none. */
export function Portrait({ profile: { name, role, portrait } }: { profile: Profile }) {
  const source = portrait && portraits[`/app/content/portraits/${portrait}`];
  if (!source) return null;
  return (
    <div className="portrait">
      <Zoom src={source} alt={`${name} ${role}`} width={320} height={400} />
    </div>
  );
}
