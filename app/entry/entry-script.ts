/**
 * Fetches the site's script, named by `data-entry` of the inline script, after the first frame: fetched
 * together with the style sheet and the fonts it delays them on a slow line (bench page: +12 %). A page in the
 * background has no frames: there, and where the frame is late, the load event fetches it.
 */
export const entryScript =
  '((d,s)=>{s.type="module";s.src=d.currentScript.dataset.entry;let f=()=>s.isConnected||d.head.append(s);' +
  'requestAnimationFrame(()=>setTimeout(f));addEventListener("load",f)})(document,document.createElement("script"))';
