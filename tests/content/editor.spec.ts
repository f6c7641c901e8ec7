import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { textHash } from '#app/firm/data/files/text-hash.ts';
import { long } from '../journeys/test.ts';
import { LONGEST_SETUP } from '../timeouts.ts';
import { chooseFolder, type EditingSession, startEditing } from './editing-session.ts';

// Later tests use the entries that earlier ones saved.
test.describe.configure({ mode: 'serial', timeout: LONGEST_SETUP });

let session: EditingSession;

test.beforeAll(async () => {
  test.setTimeout(LONGEST_SETUP);
  session = await startEditing();
});

test.afterEach(async () => {
  const info = test.info();
  if (info.status === info.expectedStatus) return;
  await session.page.screenshot({ path: info.outputPath('editor.png') });
});

test.afterAll(() => session?.close());

/** A picture of 8 MB as from a phone, stored in landscape with an EXIF orientation. */
function turnedPortrait(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 2400, height: 1800, channels: 3, background: 'grey', noise } as const;
  return sharp({ create })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Text of a guide that contains a table of these rows. */
const withTable = (...rows: string[]) =>
  [
    '먼저 순서를 봅니다.',
    '',
    '## 상속의 순위',
    '',
    '| 누가 | 순위 |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');

test('the folder of the site opens, and no other', long, async () => {
  const { cms, page } = session;
  const open = cms.getByRole('button', { name: '사이트 폴더 열기' });
  await expect(open).toBeVisible();
  await expect(cms.getByRole('button', { name: /로그인|GitHub/ })).toHaveCount(0);
  await expect(cms.getByText('content 폴더가 들어 있는 사이트 폴더를 고르세요.')).toBeVisible();
  await chooseFolder(cms, 'other');
  await open.click();
  await expect(cms.getByText('고르신 폴더에 content 폴더가 없습니다.')).toBeVisible();
  await chooseFolder(cms, 'project');
  await open.click();
  await expect(open).toBeHidden();
  await expect(cms.getByText(/저장소|에셋|엔트리|컬렉션/)).toHaveCount(0);
  await expect(page.frameLocator('#page').getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'shows the page of the edited entry, and references to other entries by name',
  long,
  async () => {
    const { cms, field, open, page } = session;
    const heading = page.frameLocator('#page').getByRole('heading', { level: 1 });
    await open('guides', 'minor-heirs');
    await expect(heading).toContainText('미성년 상속인');
    await open('questions', 'old-gift');
    await expect(field('theme')).toContainText('유류분');
    await expect(field('theme')).not.toContainText('forced-share');
    await open('areas', 'division');
    await expect(heading).toContainText('상속재산분할');
    await open('columns', 'will-lecture');
    await expect(heading).toContainText('손으로 쓰는 유언장');
    await open('cases', 'lost-father');
    await expect(page.frameLocator('#page').locator('#case-lost-father:target')).toBeVisible();
    await expect(field('situation')).toContainText('빚이 더 많을 때');
    await expect(cms.getByText(/슬러그|Slug/)).toHaveCount(0);
  },
);

test('a field of the firm shows the page that prints it', long, async () => {
  const { field, open, page } = session;
  const shown = () =>
    page.locator('#page').evaluate((frame: HTMLIFrameElement) => {
      const { pathname = '', hash = '' } = frame.contentWindow?.location ?? {};
      return pathname + hash;
    });
  await open('_singletons', 'firm');
  await field('phone').locator('input').first().focus();
  await expect.poll(shown).toBe('/#place');
  await field('privacyOfficer').locator('input').first().focus();
  await expect.poll(shown).toBe('/privacy');
});

test('the button 게시 says why a folder from a ZIP file cannot publish', long, async () => {
  const { page } = session;
  await page.getByRole('button', { name: '게시', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('저장소에서 받은 것이 아니어서');
  await page.getByRole('button', { name: '이대로 게시' }).click();
  await expect(page.getByRole('button', { name: '이대로 게시' })).toBeEnabled();
  await expect(page.getByRole('status')).toContainText('GitHub Desktop');
  await page.getByRole('button', { name: '닫기' }).click();
});

test(
  'a lawyer with the picture of a phone: the address and the year are asked again',
  long,
  async () => {
    const { cms, expectBeside, expectRefused, expectWhole, field, fill, open, page, save } =
      session;
    await open('people', 'new');
    await fill({ name: '이몽룡', role: '변호사', admitted: '2099' });
    await field('portrait').getByRole('button', { name: '찾아보기' }).click();
    await expect(cms.getByText(/Unsplash|URL 입력/), 'no other site can be reached').toHaveCount(0);
    const chooser = page.waitForEvent('filechooser');
    await cms.getByRole('button', { name: '업로드' }).click();
    await (await chooser).setFiles({
      name: '이 변호사.JPG',
      mimeType: 'image/jpeg',
      buffer: await turnedPortrait(),
    });
    await cms.getByRole('button', { name: '삽입' }).click();
    const address = cms.getByRole('textbox', { name: '주소' });
    await address.fill('이몽룡');
    await expectRefused('영어 소문자와 숫자, -로 적습니다');
    await address.fill('lee-mongryong');
    await save();
    await expectBeside(/lee-mongryong\.yaml.*아직 오지 않은 해입니다/);
    await open('people', 'lee-mongryong');
    await fill({ admitted: '2011' });
    await save();
    await expectWhole('/people/lee-mongryong', '이몽룡');
    const picture = page.frameLocator('#page').getByRole('img', { name: '이몽룡 변호사' });
    await expect(picture).toBeVisible();
    const upright = (image: HTMLImageElement) => image.naturalHeight > image.naturalWidth;
    await expect.poll(() => picture.evaluate(upright), 'it stands upright').toBe(true);
  },
);

test('a review of a paper: a lawyer and a day, and the text is filled in', long, async () => {
  const { field, fill, open, save } = session;
  const paper = parse(await readFile('tests/firm/content/papers/jejeok.yaml', 'utf8'));
  await open('papers', 'jejeok');
  await field('reviewed').getByRole('checkbox').check();
  await field('reviewed.by').getByRole('radio', { name: '이몽룡' }).click();
  await fill({ 'reviewed.on': '2026-11-27' });
  await save();
  await open('papers', 'jejeok');
  await expect(field('reviewed.text').locator('input')).toHaveValue(textHash(paper));
});

test('a price and a closure, each with two mistakes', long, async () => {
  const { add, choose, expectBeside, expectWhole, field, fill, look, open, save } = session;
  const year = new Date().getFullYear() + 1;
  const summer = `${year}-08`;
  await open('_singletons', 'firm');
  await add('prices');
  await choose('prices.0.area', '상속포기');
  await fill({
    'prices.0.work': '포기 신고',
    'prices.0.note': '30% 할인',
    'prices.0.from.amount': '300000',
    'prices.0.from.when': '성년 한 분일 때',
  });
  await field('prices.0.to').getByRole('checkbox').check();
  await fill({ 'prices.0.to.amount': '200000', 'prices.0.to.when': '미성년 자녀가 있을 때' });
  await add('closures');
  await fill({
    'closures.0.from': `${summer}-03`,
    'closures.0.to': `${summer}-01`,
    'closures.0.reason': '여름 휴무',
  });
  await add('closures');
  await fill({
    'closures.1.from': `${year}-09-01`,
    'closures.1.to': `${year}-12-30`,
    'closures.1.reason': '사무실 이사',
  });
  await save();
  await look('/fees');
  await expectBeside(/보수 1.*‘까지’의 금액을 ‘부터’보다 크게 적습니다/);
  await expectBeside(/쉬는 날 1.*첫날/);
  await expectBeside(/쉬는 날 2.*60일/);
  await open('_singletons', 'firm');
  await fill({
    'prices.0.to.amount': '600000',
    'closures.0.to': `${summer}-07`,
    'closures.1.to': `${year}-09-02`,
  });
  await save();
  await expectBeside(/firm\.yaml.*할인/);
  await open('_singletons', 'firm');
  await fill({ 'prices.0.note': '한 분에' });
  await save();
  await expectWhole('/fees', '포기 신고');
});

test(
  'a guide with a table: a short description and a missing cell are asked again',
  long,
  async () => {
    const { cms, expectBeside, expectWhole, field, fill, open, save } = session;
    const body = () => field('body').locator('textarea');
    await open('guides', 'minor-heirs');
    await cms.getByRole('button', { name: '에디터 옵션 표시' }).click();
    await cms.getByRole('menuitem', { name: '복제' }).click();
    await cms.getByRole('textbox', { name: '주소' }).fill('written-in-the-editor');
    await fill({ title: '편집기에서 쓴 글', description: '짧은 설명' });
    await body().fill(withTable('| 자녀 |'));
    await save();
    await expectBeside(/written-in-the-editor\.md.*60–110자/);
    await expectBeside(/written-in-the-editor\.md.*칸이 1개입니다/);
    await open('guides', 'written-in-the-editor');
    await fill({
      description:
        '가족이 돌아가셨을 때 누가 먼저 상속인이 되는지, 같은 순위가 여럿이면 어떻게 되는지를 조문과 함께 차례로 설명하는 글입니다.',
    });
    await body().fill(withTable('| 자녀 | 1순위 |'));
    await save();
    await expectWhole('/guides/written-in-the-editor', '1순위');
  },
);

test('a case: the result, an initial and the consent are asked again', long, async () => {
  const { choose, cms, expectBeside, expectWhole, field, fill, open, save } = session;
  await open('cases', 'new');
  await choose('area', '상속재산분할');
  await fill({
    title: '집을 팔지 않고 나눌 수 있나요?',
    period: '2025년, 7개월',
    family: 'A씨와 동생이 남았습니다.',
    issue: '집에 누가 살지 정하지 못했습니다.',
    done: '협의서를 써서 집을 지켜 냈습니다.',
  });
  await cms.getByRole('textbox', { name: '주소' }).fill('one-house');
  await save();
  await expectBeside(/one-house\.yaml.*: 의뢰인의 동의를 받았거나/);
  await open('cases', 'one-house');
  await field('consent').getByRole('switch').click();
  await save();
  await expectBeside(/one-house\.yaml.*지켜 냈.*결과를 지우고/);
  await expectBeside(/one-house\.yaml.*A씨.*머리글자를 지우고/);
  await open('cases', 'one-house');
  await fill({ family: '언니와 동생이 남았습니다.', done: '협의서를 썼습니다.' });
  await save();
  await expectWhole('/areas/division', '집을 팔지 않고 나눌 수 있나요?');
});

test(
  'a lecture: an address without https and an unknown speaker are asked again',
  long,
  async () => {
    const { cms, expectBeside, expectRefused, expectWhole, field, fill, open, save } = session;
    await open('columns', 'new');
    await field('kind').getByRole('radio', { name: '강의' }).click();
    await fill({
      title: '유언장을 함께 써 보는 시간',
      date: '2026-11-10',
      author: '이몽뇽',
      where: '예시도서관',
      link: 'video.example.kr/will',
    });
    await field('body')
      .locator('textarea')
      .fill('날짜와 주소를 빠뜨리지 않도록 함께 적어 보았습니다.');
    await cms.getByRole('textbox', { name: '주소' }).fill('will-together');
    await expectRefused('주소는 https://로 시작해 적습니다');
    await fill({ link: 'https://video.example.kr/will' });
    await save();
    await expectBeside(/will-together\.md.*쓴 사람: 모르는 변호사입니다/);
    await open('columns', 'will-together');
    await fill({ author: '이몽룡' });
    await save();
    await expectWhole('/columns/will-together', '유언장을 함께 써 보는 시간');
  },
);

test('a colour: one without a hue and one that is none are asked again', long, async () => {
  const { expectBeside, expectWhole, field, fill, open, others, page, save } = session;
  await open('_singletons', 'firm');
  await fill({ color: '#808080' });
  await save();
  await expectBeside(/firm\.yaml.*색: 빛깔이 없는 색입니다/);
  await open('people', 'lee-mongryong');
  await page.getByRole('button', { name: /content\/firm\.yaml/ }).click();
  await field('color').waitFor();
  await fill({ color: '#1f3a5f' });
  await save();
  await expectWhole('/fees', '포기 신고');
  const accent = () =>
    page
      .frameLocator('#page')
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-primary-500').trim());
  await expect.poll(accent).toBe('31 58 95');
  expect(others, 'nothing was loaded from another host').toEqual([]);
});
