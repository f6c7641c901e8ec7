import '@vitejs/plugin-react/preamble';
import './styles.css';
import { boot } from './boot.ts';
import { site } from './site.ts';

boot(site);
