import { join } from 'node:path';
import icons from 'unplugin-icons/vite';

/** Absolute path, because the virtual modules of icons are in no folder. */
const TRUSTED = join(import.meta.dirname, '../app/browser/trusted-html.ts');

/**
 * Provides icons as React components: `import PhoneIcon from '~icons/lucide/phone'`. Each is inline SVG made at
 * build time and hidden from assistive technology: state its meaning in adjacent text.
 */
export function siteIcons() {
  return icons({
    compiler: {
      compiler(svg: string) {
        const [, viewBox = '0 0 24 24'] = svg.match(/viewBox="([^"]*)"/) ?? [];
        const inner = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
        return `
          import { jsx } from 'react/jsx-runtime';
          import { trustedHtml } from ${JSON.stringify(TRUSTED)};
          const drawing = { __html: trustedHtml(${JSON.stringify(inner)}) };
          export default function Icon(props) {
            return jsx('svg', {
              className: 'icon', viewBox: ${JSON.stringify(viewBox)}, 'aria-hidden': true,
              focusable: 'false', ...props, dangerouslySetInnerHTML: drawing,
            });
          }`;
      },
    },
  });
}
