import { trustedHtml } from '#app/browser/trusted-html.ts';

interface IconProps {
  /** The inside of the icon's SVG of 24 by 24. */
  icon: string;
}

/** The icon of a channel, on a square in its brand's colour. Render the channel's name next to it (HD-6). */
export function BrandSquare({ brand, icon }: IconProps & { brand: string | undefined }) {
  return (
    <span className="brand-square" data-brand={brand}>
      <BrandIcon icon={icon} />
    </span>
  );
}

/** The icon alone, in the colour of the surrounding text. */
export function BrandIcon({ icon }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from the icon set, by name, at build time
      dangerouslySetInnerHTML={{ __html: trustedHtml(icon) }}
    />
  );
}
