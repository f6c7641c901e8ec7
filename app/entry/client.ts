import '@vitejs/plugin-react/preamble';
import '#app/styles/index.css';
import { behaviours, islands, loadLateBehaviours } from '#app/site/registry.ts';
import { reloadWhatIsStatic, withGallery } from './development.ts';
import { startPage } from './start-page.ts';

if (import.meta.hot) reloadWhatIsStatic();

const page = {
  behaviours,
  loadLateBehaviours,
  islands,
  loadSite: () => import('#app/site/site.tsx'),
};
startPage(import.meta.env.DEV ? withGallery(page) : page);
