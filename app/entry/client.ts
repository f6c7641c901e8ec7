import '@vitejs/plugin-react/preamble';
import '#app/styles/index.css';
import { behaviours, islands, lateBehaviours } from '#app/site/registry.ts';
import { reloadWhatIsStatic, withGallery } from './development.ts';
import { startPage } from './start-page.ts';

if (import.meta.hot) reloadWhatIsStatic();

const page = {
  behaviours,
  lateBehaviours,
  islands,
  loadSite: () => import('#app/site/site.tsx'),
};
startPage(import.meta.env.DEV ? withGallery(page) : page);
