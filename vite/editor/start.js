import CMS from '/editor/cms/index.js';
import { takeSiteFolder } from '/editor/site-folder.js';

takeSiteFolder();
const config = await (await fetch('/editor/config.json')).json();
// The text of guides is written as Markdown; the preview is the site itself, beside the editor.
CMS.init({ config: { load_config_file: false, editor: { preview: false }, ...config } });
