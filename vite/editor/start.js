import { takeSiteFolder } from '/editor/site-folder.js';

// The form stays open after saving, next to its page. The editor reads this as it is imported.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });
const { default: CMS } = await import('/editor/cms/index.js');

takeSiteFolder();
// A new entry gets its address when it is saved.
CMS.registerEventListener({
  name: 'postSave',
  handler: () => parent.dispatchEvent(new Event('saved')),
});
CMS.registerEventListener({ name: 'preSave', handler: fillReviews });
const config = await (await fetch('/editor/config.json')).json();
// Guides are edited as Markdown. The editor's preview is off, because the site itself is shown next to it.
CMS.init({ config: { load_config_file: false, editor: { preview: false }, ...config } });

/** Fills in which text a review is of, where a lawyer and a day are chosen. */
async function fillReviews({ entry }) {
  const file = entry.get('path');
  const body = JSON.stringify({ file, data: entry.get('data').toJS() });
  const answer = await fetch('/editor/reviews', { method: 'POST', body });
  const missing = answer.ok ? await answer.json() : [];
  return missing.reduce((next, { path, text }) => next.setIn(['data', ...path], text), entry);
}
