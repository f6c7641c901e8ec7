// node sheet.mjs OUT path|width|scheme ...   each page in columns of 1400 px, side by side; PREP env: js module path exporting prep(page, path)
import { launchChromium } from '/work/main/tests/browsers/chromium.ts';
import { startSite } from '/work/main/tests/site/server.ts';
const site = await startSite({LOG_LEVEL:'silent', ...JSON.parse(process.env.SET||'{}')}, process.env.BUILD||'dist-test');
const browser = await launchChromium();
const [out,...list]=process.argv.slice(2);
const H=+(process.env.H||1400);
const cols=[];
const prep = process.env.PREP ? (await import(process.env.PREP)).prep : null;
for (const a of list) {
  const [path,width,scheme='light',from='0',to='99999'] = a.split('|');
  const ctx = await browser.newContext({viewport:{width:+width,height:900},colorScheme:scheme,locale:'ko-KR',timezoneId:'Asia/Seoul',reducedMotion:'reduce'});
  const page = await ctx.newPage();
  await page.goto(site.url+path); await page.waitForTimeout(1200);
  if (prep) await prep(page, path, site);
  await page.evaluate(()=>document.fonts.ready);
  await page.addStyleTag({content:'.contact-edge{display:none!important}'}).catch(()=>{});
  const full=await page.evaluate(()=>document.documentElement.scrollHeight);
  const b=await page.screenshot({fullPage:true});
  for (let y=+from;y<Math.min(full,+to);y+=H) cols.push({w:+width,y,h:Math.min(H,full-y),d:b.toString('base64')});
  await ctx.close();
}
const page = await browser.newPage({viewport:{width:cols.reduce((s,c)=>s+c.w+12,0),height:H}});
await page.setContent('<body style="margin:0;display:flex;gap:12px;background:#c33">'+cols.map(c=>`<div style="flex:none;width:${c.w}px;height:${c.h}px;background:url(data:image/png;base64,${c.d}) 0 -${c.y}px"></div>`).join(''));
await page.screenshot({path:`/tmp/b/shots/${out}.png`});
await browser.close(); await site.stop();
