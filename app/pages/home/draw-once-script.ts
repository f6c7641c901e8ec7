/**
 * Lets the hero's drawing draw itself at the first visit of the home page in a tab: the root element has
 * `data-draws` for as long as that takes (hero.css), or until the visitor goes on. Later visits, by Back or by
 * reload, have the drawing as it is; so has everybody without script. Blocked storage throws: it is drawn again.
 */
export const drawOnceScript =
  '((r,k,s)=>{if(location.pathname=="/"){try{if(sessionStorage.getItem(k))return;sessionStorage.setItem(k,1)}catch{}' +
  'r.draws="";s=()=>delete r.draws;setTimeout(s,4e3);addEventListener("click",s,{once:true,capture:true})}' +
  '})(document.documentElement.dataset,"drawn")';
