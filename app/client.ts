import '@vitejs/plugin-react/preamble';
import './styles.css';
import { boot } from './boot.ts';
import { reloadWhatIsStatic } from './development.ts';
import { site } from './site.ts';

if (import.meta.hot) reloadWhatIsStatic();

boot(site);
