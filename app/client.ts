import '@vitejs/plugin-react/preamble';
import './styles.css';
import { boot } from './boot.ts';
import { forgetDraft } from './consult/draft.ts';
import { menu } from './layout/menu.ts';

boot({
  behaviours: { menu, 'forget-draft': forgetDraft },
  islands: {
    'consult-form': async () => (await import('./consult/consult-form.tsx')).ConsultForm,
  },
  routes: async () => (await import('./routes.ts')).routes,
});
