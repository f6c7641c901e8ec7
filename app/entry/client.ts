import '@vitejs/plugin-react/preamble';
import '#app/styles/index.css';
import { withGallery } from '#app/gallery/site.ts';
import { boot } from '#app/site/boot.ts';
import { site } from '#app/site/site.ts';
import { reloadWhatIsStatic } from './development.ts';

if (import.meta.hot) reloadWhatIsStatic();

boot(import.meta.env.DEV ? withGallery(site) : site);
