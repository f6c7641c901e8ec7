import '@vitejs/plugin-react/preamble';
import './styles.css';
import { boot } from './boot.ts';
import { reloadWhatIsStatic } from './development.ts';
import { withGallery } from './gallery/site.ts';
import { site } from './site.ts';

if (import.meta.hot) reloadWhatIsStatic();

boot(import.meta.env.DEV ? withGallery(site) : site);
