import CMS from '/editor/cms/index.js';
import { takeSiteFolder } from '/editor/site-folder.js';

takeSiteFolder();
const config = await (await fetch('/editor/config.json')).json();
// Guides are edited as Markdown. The editor's preview is off, because the site itself is shown next to it.
CMS.init({ config: { load_config_file: false, editor: { preview: false }, ...config } });
