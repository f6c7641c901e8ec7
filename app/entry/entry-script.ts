/**
 * Fetches the site's script, which the inline script's element names, behind the first frame: fetched beside the
 * style sheet and the typefaces it takes a slow line from them (bench page: +12 %). A page in the background has
 * no frames: there, and wherever the frame is late, the load event fetches it.
 */
export const entryScript =
  '((d,s)=>{s.type="module";s.src=d.currentScript.dataset.entry;let f=()=>s.isConnected||d.head.append(s);' +
  'requestAnimationFrame(()=>setTimeout(f));addEventListener("load",f)})(document,document.createElement("script"))';
