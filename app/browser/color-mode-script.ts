import { type ColorModeState, STORAGE_KEY } from './color-mode.ts';

/**
 * Sets the class `light` or `dark` on the root element before the first paint: the mode that the page
 * forces, else the visitor's preference, else the system's setting (conformance CM-2).
 *
 * Blocked storage throws and counts as no preference.
 */
export const colorModeScript =
  `(r=>{let p;try{p=localStorage.getItem("${STORAGE_KEY}")}catch{}` +
  'if(p!="light"&&p!="dark")p="system";' +
  'let v=r.dataset.colorModeForced||(p!="system"?p:' +
  'matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light");' +
  'r.classList.add(v);globalThis.colorMode={preference:p,value:v}' +
  '})(document.documentElement)';

declare global {
  /** What the script found when the document loaded. */
  var colorMode: Pick<ColorModeState, 'preference' | 'value'> | undefined;
}
