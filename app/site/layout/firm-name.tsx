import type { Picture } from '#app/firm/data/files/picture.ts';
import { pictures } from '#app/firm/data/pictures.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { darkLogo, shownSize } from '#app/firm/view/logo.ts';
import { Mark } from '#app/ui/brand-mark.tsx';

/** The firm's logo, or the mark and the firm's name. */
export function FirmName() {
  const logo = firm.logo === undefined ? undefined : pictures[firm.logo];
  if (!firm.logo || !logo) {
    return (
      <>
        <Mark />
        <span className="firm-name t3">{firm.name}</span>
      </>
    );
  }
  const dark = pictures[darkLogo(firm.logo)];
  if (!dark) return <Logo logo={logo} className="logo-plate" />;
  return (
    <>
      <Logo logo={logo} className="when-light" />
      <Logo logo={dark} className="when-dark" />
    </>
  );
}

/** A logo, loaded lazily, so that the browser fetches only the one of the current colour mode. */
function Logo({ logo, className }: { logo: Picture; className: string }) {
  const { src, avif, webp } = logo;
  const { width, height } = shownSize(logo);
  const sizes = `${width}px`;
  return (
    <picture className={`logo ${className}`}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        width={width}
        height={height}
        alt={firm.name}
        loading="lazy"
      />
    </picture>
  );
}
