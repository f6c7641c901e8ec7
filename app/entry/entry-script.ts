/**
 * Fetches the site's script, named by `data-entry` of the inline script, after the first frame: fetched
 * together with the style sheet and the fonts it delays them on a slow line (bench page: +12 %). A page in the
 * background has no frames: there, and where the frame is late, the load event fetches it.
 */
export const entryScript =
  '(s=>{let f=()=>import(s).catch(()=>{});requestAnimationFrame(()=>setTimeout(f));' +
  'addEventListener("load",f)})(document.currentScript.dataset.entry)';
