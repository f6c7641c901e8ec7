import '@vitejs/plugin-react/preamble';
import '#app/styles/index.css';
import { behaviours, islands, lateBehaviours } from '#app/site/registry.ts';
import { startPage } from './start-page.ts';

const page = { behaviours, lateBehaviours, islands };
if (import.meta.env.DEV) {
  const { galleryBehaviours, galleryIslands, reloadWhatIsStatic } = await import(
    './development.ts'
  );
  reloadWhatIsStatic();
  startPage({
    ...page,
    behaviours: [...behaviours, ...galleryBehaviours],
    islands: { ...islands, ...galleryIslands },
  });
} else {
  startPage(page);
}
