// @module-tag long
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { projectCopy } from '../site/project-copy.ts';
import { type RunningSite, startSite } from '../site/server.ts';
import { sendForm } from '../site/visitors.ts';
import { checkContent, writtenVersion } from '../site/written-content.ts';
import { followTheDocument } from './follow-the-document.ts';

const run = promisify(execFile);

let root: string;
let site: RunningSite;

/** Follows CONTRIBUTING.md: writes its example page, and the line in the list of pages. */
async function followTheRecipe(): Promise<void> {
  const text = await readFile('CONTRIBUTING.md', 'utf8');
  const [, copy = ''] = text.match(/```ts\n([\s\S]*?)```/) ?? [];
  const [, page = ''] = text.match(/```tsx\n([\s\S]*?)```/) ?? [];
  await mkdir(join(root, 'app/pages/visit'));
  await writeFile(join(root, 'app/pages/visit/copy.ts'), copy);
  await writeFile(join(root, 'app/pages/visit/visit.tsx'), page);
  const list = join(root, 'app/site/pages.ts');
  const before = await readFile(list, 'utf8');
  const after = before.replace('  privacy,\n', '  visit,\n  privacy,\n');
  expect(after).not.toBe(before);
  await writeFile(list, `import { visit } from '#app/pages/visit/visit.tsx';\n${after}`);
}

beforeAll(async () => {
  root = await projectCopy();
  await followTheDocument(root);
  await followTheRecipe();
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: root,
  });
  site = await startSite({}, 'dist', { folder: root });
});
afterAll(async () => {
  await site?.stop();
  await rm(root, { recursive: true, force: true });
});

const page = async (path: string) => {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
};

test('a page by the recipe of CONTRIBUTING.md has its menu entry, sitemap line and payload', async () => {
  const html = await page('/visit');
  for (const part of [
    /<h1[^>]*>방문 안내<\/h1>/,
    '<li>건물 지하에 주차</li>',
    '2026. 12. 1. 고침',
  ]) {
    expect(html).toMatch(part);
  }
  expect(await page('/'), 'in the menu').toMatch(/<a href="\/visit"[^>]*>방문 안내<\/a>/);
  expect(await page('/sitemap.xml')).toContain(
    `<loc>${site.url}/visit</loc>\n    <lastmod>2026-12-01</lastmod>`,
  );
  const payload = JSON.parse(await page('/visit/_payload.json'));
  expect(payload.head).toContain('<title data-head="">방문 안내 | ');
  expect(html).toContain(payload.html);
  const { id } = JSON.parse(await page('/assets/builds/latest.json'));
  const manifest = JSON.parse(await page(`/assets/builds/meta/${id}.json`));
  expect(manifest.prerendered).toContain('/visit');
});

test('the guide has a picture in both formats and all sizes, which opens over the page', async () => {
  const html = await page('/guides/heirs-order');
  const [figure = ''] = html.match(/<figure[\s\S]*?<\/figure>/) ?? [];
  expect(figure).toContain('data-ui="zoom"');
  expect(figure).toMatch(/<source type="image\/avif" srcSet="[^"]*-320\.avif 320w/i);
  expect(figure).toMatch(/<img[^>]* width="1600" height="900"/);
  expect(figure).toContain('<figcaption>상속 순위</figcaption>');
  const files = [...figure.matchAll(/\/assets\/heirs-order-\w+-(\d+)\.(avif|webp)/g)];
  expect(new Set(files.map(([path]) => path)).size).toBe(10);
  for (const [path, width, format] of files) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture.width).toBe(Number(width));
  }
});

test('the lawyer has a page with a portrait, and appears in the list', async () => {
  expect(await page('/people')).toContain('href="/people/kim"');
  const html = await page('/people/kim');
  expect(html).toMatch(/<source type="image\/avif"[^>]*kim-\w+-320\.avif 320w/i);
  expect(html).toContain('학교와 학과를 적는 자리');
});

test('the style sheet, the icon and the pictures have the firm’s colour', async () => {
  const [, sheet = ''] = (await page('/')).match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
  const css = await page(sheet);
  expect(css).toMatch(/--color-primary-500: ?31 58 95/);
  expect(css.lastIndexOf('--color-on-leaf:')).toBeGreaterThan(css.indexOf('--color-primary-950:'));
  expect(await page('/favicon.svg')).toMatch(/--color-leaf:#1f3a5f.*--color-leaf:#49668e/);
  const icon = Buffer.from(await (await fetch(`${site.url}/icon-512.png`)).arrayBuffer());
  const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
  const leaf = Math.round(96 + (7 / 28) * 320) + Math.round(96 + (22.8 / 28) * 320) * info.width;
  expect([...data.subarray(leaf * info.channels, leaf * info.channels + 3)]).toEqual([31, 58, 95]);
});

test('the header shows the logo of each colour mode with the name of the firm', async () => {
  const html = await page('/');
  const [header = ''] = html.match(/<header[\s\S]*?<nav/) ?? [];
  const [, name = ''] = html.match(/og:site_name" content="([^"]+)"/) ?? [];
  const logos = [...header.matchAll(/<picture class="logo (\S+)"><img src="([^"]+)"[^>]*>/g)];
  expect(logos.map(([, mode]) => mode)).toEqual(['when-light', 'when-dark']);
  for (const [logo, , src = ''] of logos) {
    expect(logo).toContain(` width="168" height="34" alt="${name}"`);
    expect(await page(src)).toContain('<svg');
  }
  const [, data = ''] = html.match(/"logo":"([^"]+)"/) ?? [];
  expect(data).toBe(`${site.url}${logos[0]?.[2]}`);
});

test('the picture of the way replaces the map and keeps the map services', async () => {
  const html = await page('/');
  const [place = ''] = html.match(/<section[^>]* id="place"[\s\S]*?<\/section>/) ?? [];
  expect(place).toMatch(/<img[^>]*alt="교대역 10번 출구에서[^"]*"[^>]* width="1400" height="900"/);
  expect(place).not.toContain('약도 크게 보기');
  for (const href of ['https://naver.me/FxYz1234', 'https://kko.to/aBcD1234']) {
    expect(place).toContain(`href="${href}"`);
  }
});

test('the lecture has a page, and appears below the guides and on its area’s page', async () => {
  const html = await page('/columns/first-talk');
  expect(html.replaceAll('\u00a0', ' ')).toContain('2026. 11. 18.에 강의한 내용입니다.');
  expect(html).toContain('href="https://video.example.org/first-talk"');
  expect(html).toContain('data-label="없으면"');
  for (const path of ['/guides', '/areas/division']) {
    expect(await page(path)).toContain('href="/columns/first-talk"');
  }
});

test('the case appears on its area’s page only', async () => {
  const html = await page('/areas/division');
  expect(html).toContain('id="case-two-sisters"');
  expect(html).toContain('나머지를 돈으로 주는 협의서를 썼습니다.');
  expect(await page('/areas/will')).not.toContain('two-sisters');
});

test('the notice without a link leads to its own page', async () => {
  const [bar = ''] = (await page('/')).match(/<aside[^>]*id="site-notice"[\s\S]*?<\/aside>/) ?? [];
  expect(bar).toContain('상담실이 4층으로 옮겼습니다.');
  expect(bar).toContain('href="/notices/moved"');
  const html = await page('/notices/moved');
  expect(html).toContain('엘리베이터에서 내려 오른쪽입니다.');
});

test('the home page shows the closure, and the channel with its icon', async () => {
  const html = await page('/');
  expect(html.replaceAll('\u00a0', ' ')).toContain('2098. 12. 30. – 2098. 12. 31. 연말 휴무');
  const links = html.match(/<a[^>]*href="https:\/\/blog\.example\.org\/firm"[\s\S]*?<\/a>/g) ?? [];
  const [link = ''] = links.filter((one) => one.includes('<svg class="icon"'));
  expect(link).toMatch(/<svg class="icon"[^>]*><(?:path|g) /);
  expect(link).toContain('블로그');
});

test('the closure disappears after its last day without a restart', async () => {
  const clock = join(root, 'clock');
  const set = (time: string) => writeFile(clock, time);
  await set('2098-12-28T09:00:00+09:00');
  const preload = pathToFileURL('tests/fakes/set-clock.ts');
  const settings = { CLOCK: clock, NODE_OPTIONS: `--import ${preload}` };
  const other = await startSite(settings, 'dist', { folder: root });
  onTestFinished(async () => void (await other.stop()));
  const shown = async () => {
    const paths = ['/', '/_payload.json'];
    const texts = await Promise.all(
      paths.map(async (path) => (await fetch(other.url + path)).text()),
    );
    return texts.map((text) => text.includes('연말 휴무'));
  };
  expect(await shown()).toEqual([true, true]);
  await set('2098-12-31T23:59:00+09:00');
  expect(await shown()).toEqual([true, true]);
  await set('2099-01-01T00:00:00+09:00');
  expect(await shown()).toEqual([false, false]);
});

test('the question appears under its theme and on the home page', async () => {
  expect(await page('/questions')).toContain('id="heirs-order"');
  expect(await page('/')).toContain('부모님과 자녀가 모두 계시면 누가 상속하나요?');
});

test('the answer about fees has amounts', async () => {
  expect((await page('/questions')).replaceAll('\u00a0', ' ')).toContain('550만 원부터');
});

test('the form offers evenings and Saturdays with their hours', async () => {
  const html = await page('/consult');
  expect(html).toContain('평일 저녁 (월·수 오후 6시 – 8시)');
  expect(html).toContain('토요일 (오전 10시 – 오후 1시)');
});

test('the policy has the firm’s processor, article, contact and history', async () => {
  const html = (await page('/privacy')).replaceAll('\u00a0', ' ');
  const article = (title: string) =>
    new RegExp(`<h2[^>]*>제\\d+조 ${title}</h2>[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';
  for (const fact of [
    'Sample Mail, Inc. (미국)',
    'privacy@sample-mail.com',
    '전화로 거부하신다고',
  ]) {
    expect(article('처리 위탁과 국외 이전')).toContain(fact);
  }
  expect(html).toMatch(/제8조 안전성 확보 조치[\s\S]*제9조 영상정보처리기기[\s\S]*30일 동안 녹화/);
  expect(article('개인정보 보호책임자')).toContain('서울특별시 서초구 서초대로 1 상담 담당');
  expect(article('처리하는 항목과 목적')).toContain('도움이 되셨는지 여쭙는 데에도 씁니다.');
  expect(article('변경 이력')).toMatch(/2026\. 11\. 28\.[\s\S]*2026\. 11\. 27\./);
  expect(html).toContain('시행일 2026. 11. 28.');
});

test('the consent has the firm’s words, and a request stores the version of these words', async () => {
  const html = (await page('/consult')).replaceAll('\u00a0', ' ');
  for (const words of [
    '도움이 되셨는지 여쭙는 데에도 씁니다.',
    '전화 상담은 녹음하지 않습니다.',
    '동의하지 않으실 수 있습니다. 그때는 전화나 카카오톡으로 상담해 주세요.',
  ]) {
    expect(html).toContain(words);
  }
  const { receipt } = await (await sendForm(site.url)).json();
  const show = ['dist/server/consult.js', 'show', receipt.reference, '--json'];
  const options = { cwd: root, env: site.environment };
  const { consentVersion } = JSON.parse((await run(process.execPath, show, options)).stdout);
  expect(consentVersion).toMatch(/^\d{4}-\d\d-\d\d\.\d+\+[\da-f]{8}$/);
  expect(await writtenVersion(root)).toBe(consentVersion);
  const words = join(root, 'content/privacy.yaml');
  const before = await readFile(words, 'utf8');
  await writeFile(words, before.replace('녹음하지 않습니다.', '녹음하고 30일 뒤 지웁니다.'));
  onTestFinished(() => writeFile(words, before));
  const changed = await writtenVersion(root);
  expect(changed).toMatch(/\+[\da-f]{8}$/);
  expect(changed).not.toBe(consentVersion);
});

test('the check prints the version and the recipients in .env that the policy lacks, but does not fail', async () => {
  const file = join(root, '.env');
  const settings = ['CHANNELS=mail,webhook', 'MAIL_TO=a@gmail.com'];
  settings.push(
    'SMTP_URL=smtps://a:b@smtp.sample-mail.com',
    'WEBHOOK_URL=https://hooks.mailer.kr/b',
  );
  await writeFile(file, settings.join('\n'));
  onTestFinished(() => rm(file));
  const { stdout, stderr } = await checkContent(root);
  expect(stdout).toContain(`동의서의 버전: ${await writtenVersion(root)}\n`);
  expect(stderr).toContain('WEBHOOK_URL(hooks.mailer.kr): ');
  expect(stderr).toContain('    hosts: [hooks.mailer.kr]');
  expect(stderr).not.toMatch(/(?:gmail|smtp)\S*: 개인정보가/);
  // The site cannot erase mails in a mailbox.
  expect(stderr).toMatch(/MAIL_TO\(gmail\.com\).*이 사이트는 그곳의 것을 지우지 못합니다/);
});

test('sitemap, feed, search and social picture include the new entries', async () => {
  expect(await page('/sitemap.xml')).toContain(`${site.url}/guides/heirs-order<`);
  expect(await page('/sitemap.xml')).toContain(`${site.url}/people/kim<`);
  expect(await page('/rss.xml')).toContain('상속 순위를 확인하는 방법');
  expect(await page('/rss.xml')).toContain('부모님 댁에서 서류를 찾을 때');
  expect(await page(`/search?q=${encodeURIComponent('상속 순위를 확인하는')}`)).toContain(
    '/guides/heirs-order',
  );
  const [, picture = ''] =
    (await page('/guides/heirs-order')).match(/og:image" content="https?:\/\/[^/]+([^"]+)"/) ?? [];
  expect((await fetch(site.url + picture)).headers.get('content-type')).toBe('image/png');
});

test('the build contains neither the editor nor the readers of the files', async () => {
  const files = globSync('dist/**/*.{js,html,css}', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const marks =
    /[Ss]veltia|\/editor\/cms|showDirectoryPicker|LineCounter|remarkParse|fromMarkdown|libvips/;
  const found: string[] = [];
  for (const file of files) {
    const [mark] = (await readFile(join(root, file), 'utf8')).match(marks) ?? [];
    if (mark) found.push(`${file}: ${mark}`);
  }
  expect(found).toEqual([]);
});
