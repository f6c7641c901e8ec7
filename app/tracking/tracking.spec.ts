import { fakeTools } from '../../tests/fakes/tracking-tools.ts';
import { holdBack } from '../../tests/hold-back.ts';
import { intercept } from '../../tests/intercept.ts';
import { fillIn, openForm, submit, unfold } from '../../tests/journeys/consult-form.ts';
import { expect, long } from '../../tests/journeys/test.ts';
import { clickLink, heading, home, policy, question } from '../../tests/journeys/visit.ts';
import {
  answer,
  bar,
  expectedErrors,
  phone,
  test,
  watchContacts,
} from '../../tests/journeys/with-tools.ts';
import { startSite } from '../../tests/site/server.ts';
import { sendForm, someForm } from '../../tests/site/visitors.ts';

test.use({ reusePage: false, expectedErrors });

test('TR-1, TR-3: every tool receives each event once, after the choice, and nothing that a visitor wrote', async ({
  page,
}) => {
  const tools = await fakeTools(page);
  const contacts = watchContacts(page);
  await openForm(page, '/?utm_source=naver&utm_medium=cpc#consult');
  await expect(bar(page)).toBeVisible();
  await phone(page).dblclick();
  await expect.poll(() => contacts, 'counted at once, without consent').toEqual(['/contact/phone']);
  expect(tools.requests, 'nothing leaves before').toEqual([]);
  await answer(page, '허용');
  await expect(bar(page)).toBeHidden();

  const address = `${new URL(page.url()).origin}/?utm_source=naver&utm_medium=cpc`;
  const granted = { ad_storage: 'granted', ad_user_data: 'granted' };
  const toGoogle = { send_to: 'G-ABC123DEF4' };
  await expect.poll(tools.byTool).toEqual({
    google: [
      ['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining(granted)],
      ['js', expect.stringMatching(/^20\d\d-/)],
      ['set', { page_location: address }],
      ['config', 'G-ABC123DEF4', { send_page_view: false }],
      [...['event', 'page_view'], expect.objectContaining({ ...toGoogle, page_location: address })],
      ['config', 'AW-123456789'],
      ['event', 'click_call', { ...toGoogle, where: 'header' }],
      ['event', 'conversion', { send_to: 'AW-123456789/KlM-N_opQ3' }],
    ],
    clarity: [
      ['consentv2', { ad_Storage: 'granted', analytics_Storage: 'granted' }],
      ['event', 'phone_click'],
    ],
    naver: [
      ['inflow', 'localhost'],
      ['wcs_do', 's_1234567890ab'],
      ['trans', { type: 'custom001' }],
    ],
    kakao: [['pageView'], ['participation', 'Call']],
    meta: [
      ['set', 'autoConfig', false, '123456789012345'],
      ['init', '123456789012345'],
      ['track', 'PageView'],
      ['track', 'Contact'],
    ],
    karrot: [
      ['init', '1234567890123456001'],
      ['track', 'ViewPage'],
      ['track', 'Contact'],
    ],
  });

  // A messenger, a calculator, a request.
  tools.forget();
  const kakao = page.locator('footer').getByRole('link', { name: '카카오톡' });
  await kakao.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await kakao.click();
  await page.evaluate(() => {
    document.dispatchEvent(
      new CustomEvent('calculator:used', { detail: { calculator: 'shares' } }),
    );
  });
  await fillIn(page, '카나리아', '010-9876-1234');
  await unfold(page);
  await page.getByLabel('하실 말씀').fill('카나리아의 긴 사연');
  await submit(page).dblclick();
  await expect(page.locator('#receipt-reference')).toBeVisible();
  const reference = (await page.locator('#receipt-reference').textContent()) ?? '';
  const lead = { currency: 'KRW', value: 0, transaction_id: reference };
  // The receipt has a document of its own, in which Google's tag runs again.
  const leads = () =>
    tools.of('google').filter(([, name]) => /click|calc|lead|conv/.test(`${name}`));
  await expect
    .poll(() => ({ ...tools.byTool(), google: leads() }))
    .toEqual({
      google: [
        ['event', 'click_chat', { ...toGoogle, messenger: 'kakao', where: 'footer' }],
        ['event', 'calculator_used', { ...toGoogle, calculator: 'shares' }],
        ['event', 'generate_lead', { ...toGoogle, ...lead }],
        ['event', 'conversion', { send_to: 'AW-123456789/AbC-D_efG1', ...lead }],
      ],
      clarity: ['messenger_click', 'calculator_used', 'request_submitted'].map((name) => [
        'event',
        name,
      ]),
      naver: [
        ['trans', { type: 'custom002' }],
        ['trans', { type: 'lead', id: reference }],
      ],
      kakao: [
        ['participation', 'Chat'],
        ['completeRegistration', 'Consulting'],
      ],
      meta: [
        ['track', 'Contact'],
        ['track', 'Lead', {}, { eventID: reference }],
      ],
      karrot: [
        ['track', 'Contact'],
        ['track', 'Lead'],
      ],
    });
  await expect.poll(() => contacts).toEqual(['/contact/phone', '/contact/kakao']);

  // The receipt's own page reports the request no second time, and no URL contains it.
  await expect(heading(page, '접수되었습니다')).toBeVisible();
  await expect.poll(() => tools.of('google').map(([, name]) => name)).toContain('AW-123456789');
  const here = tools.calls.filter(({ at }) => JSON.stringify(at).includes('/received'));
  expect(new Set(here.map(({ tool }) => tool)), 'others would read the address').toEqual(
    new Set(['google']),
  );
  tools.forget();
  await page.getByRole('link', { name: '홈', exact: true }).click();
  await expect.poll(() => tools.of('karrot').at(-1)).toEqual(['track', 'ViewPage']);
  expect(
    tools.calls.filter(({ call }) => /Lead|lead|trans|Regis|refused/.test(JSON.stringify(call))),
  ).toEqual([]);

  const addresses = tools.calls.flatMap(({ at }) => at).join('\n');
  expect(addresses).not.toContain(reference);
  expect(addresses).not.toContain('=e');
  const sent = tools.requests.map((request) => `${request.url()} ${request.postData()}`).join('\n');
  expect(decodeURIComponent(sent)).not.toMatch(/카나리아|9876|사연|"refused"/);
});

test(
  'TR-1: each page view is reported once; so is a receipt of a request without script, suspected or not',
  long,
  async ({ page, visited }) => {
    const tools = await fakeTools(page);
    const kakao = () => tools.of('kakao');
    const view = ['pageView'];
    await page.goto('/');
    const honeypot = await page.locator('form input[data-bwignore]').getAttribute('name');
    await answer(page, '허용');
    await expect.poll(kakao).toEqual([view]);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    await expect(page.locator('#tools')).toContainText('Microsoft Clarity');
    await home(page).click();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    await clickLink(page, '/none');
    await expect(heading(page, '404')).toBeFocused();
    await page.goBack();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    // Simulates a restore from the back/forward cache.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await phone(page).click();
    await expect.poll(kakao).toEqual([...Array(7).fill(view), ['participation', 'Call']]);
    const views = tools.of('google').filter(([, name]) => name === 'page_view');
    expect(views.map(([, , data]) => new URL(Object(data).page_location).pathname)).toEqual([
      ...['/', '/privacy', '/', '/privacy', '/none', '/privacy', '/privacy'],
    ]);
    expect(Object(views[1]?.[2]).page_title).toContain('개인정보 처리방침');
    expect(tools.of('meta').filter(([, name]) => name === 'PageView')).toHaveLength(7);

    const received = async (fields: Record<string, string>) => {
      const response = await sendForm(visited.url, someForm(fields));
      const { receipt } = await response.json();
      return String(receipt.path);
    };
    const leads = () =>
      tools.calls.filter(({ call }) => /lead|Regis|Lead/.test(JSON.stringify(call)));
    const visit = async (path: string) => {
      const before = tools.of('google').length;
      await page.goto(path);
      await expect.poll(() => tools.of('google').slice(before).join()).toContain('config,AW-');
    };
    const all = ['google', 'kakao', 'karrot', 'meta', 'naver'];
    const reported = () => leads().map(({ tool }) => tool);
    const receipt = await received({});
    await visit(receipt);
    await page.getByRole('link', { name: '홈', exact: true }).click();
    await expect.poll(() => reported().sort()).toEqual(all);
    await visit(receipt);
    expect(leads(), 'opened again').toHaveLength(5);
    // Reports must not reveal to a sender that their request is suspected (decision 045).
    const suspected = await received({ [honeypot ?? '']: 'x' });
    await visit(suspected);
    await page.getByRole('link', { name: '홈', exact: true }).click();
    await expect.poll(() => reported().slice(5).sort(), 'suspected').toEqual(all);
    const addresses = tools.calls.flatMap(({ at }) => at).join('\n');
    for (const link of [receipt, suspected]) {
      const [, reference = '', secret = ''] = /([^/.]+)\.\w+\.(.+)$/.exec(link) ?? [];
      expect(addresses).not.toContain(reference);
      expect(JSON.stringify(tools.calls), 'RC-1').not.toContain(secret);
    }
  },
);

test(
  'TR-2: tools that are blocked, incomplete or broken break nothing else',
  long,
  async ({ page }) => {
    const answers: [RegExp, string | null][] = [
      [/gtag/, null],
      [/clarity/, 'throw new TypeError("half")'],
      [/wcslog/, 'globalThis.wcs = {}'],
      [/kp\.js/, 'globalThis.kakaoPixel = () => null'],
      [/fbevents/, 'fbq.callMethod = () => { throw new Error("blocked") }'],
      [/karrot/, ''],
    ];
    const tools = await fakeTools(page, (url) => answers.find(([name]) => name.test(url))?.[1]);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const contacts = watchContacts(page);
    await openForm(page);
    await answer(page, '허용');
    await expect.poll(() => tools.requests.length).toBeGreaterThanOrEqual(answers.length);
    await phone(page).click();
    await fillIn(page);
    await submit(page).click();
    await expect(page.locator('#receipt-reference')).toBeVisible();
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    // A receipt is followed by a new document, in which the browser counts clicks until the script runs.
    await expect(page.locator('html[data-begun]')).toBeAttached();
    await page.context().setOffline(true);
    await phone(page).click();
    await page.context().setOffline(false);
    await expect.poll(() => contacts).toEqual(['/contact/phone', '/contact/phone']);
    // Each document loads the tool, and the one after the receipt may not have loaded it yet.
    expect([...new Set(errors)], 'of the tool itself').toEqual(['half']);
  },
);

test('TR-1: a click before the script runs is counted by the browser, and reported once it runs', async ({
  page,
}) => {
  const tools = await fakeTools(page);
  const contacts = watchContacts(page);
  await page.goto('/');
  await answer(page, '허용');
  await expect.poll(() => tools.of('kakao')).toHaveLength(1);
  tools.forget();
  const release = await holdBack(page, '**/client-*.js');
  // Avoids `goto`, which waits for the script.
  await page.evaluate(() => {
    history.replaceState(null, '', '/?again');
    location.reload();
  });
  await page.waitForURL('/?again', { waitUntil: 'commit' });
  await expect(page.locator('html:not([data-begun])')).toBeAttached();
  const pinged = page.waitForRequest('**/contact/phone');
  await phone(page).click();
  expect((await pinged).headers()['ping-from']).toBe(page.url());
  release();
  await expect.poll(() => tools.of('kakao')).toEqual([['pageView'], ['participation', 'Call']]);
  await expect.poll(() => contacts).toEqual(['/contact/phone']);
});

test(
  'TR-2: Tag Manager receives the same events, with their own names and places',
  long,
  async ({ page }) => {
    const other = await startSite({ GTM_ID: 'GTM-ABC1234' });
    const tools = await fakeTools(page);
    await intercept(page, '**/consult', (route) => route.abort());
    await openForm(page, `${other.url}/#consult`);
    await answer(page, '허용');
    await fillIn(page);
    await submit(page).click();
    await expect(page.locator('#consult-failure')).toBeVisible();
    const places = ['header', 'menu', 'form', 'footer', 'edge', 'dial'];
    await page.evaluate((names) => {
      for (const name of names) {
        const place = `[data-where="${name}"]`;
        document
          .querySelector<HTMLElement>(`${place} [href^="tel:"], [href^="tel:"]${place}`)
          ?.click();
      }
    }, places);
    const named = () => tools.of('gtm').map(([first, second]) => Object(first).event ?? second);
    await expect
      .poll(named)
      .toEqual([
        ...['default', 'update', 'gtm.js', 'page_shown'],
        ...places.map(() => 'phone_click'),
      ]);
    expect(tools.of('gtm').slice(4)).toEqual(
      places.map((where) => [{ event: 'phone_click', where }]),
    );
    // Closed first, because pending requests of the page would find no server.
    await page.close();
    await other.stop();
  },
);

test('the page of the forms loads no tool and no question, also after consent', async ({
  page,
}) => {
  const tools = await fakeTools(page);
  await page.goto('/fees');
  await expect(bar(page)).toBeVisible();
  await answer(page, '허용');
  await expect.poll(() => tools.requests.length).toBeGreaterThan(0);
  await page.goto('/forms#renounce');
  // Those of the page before.
  const sent = tools.requests.length;
  await page.getByRole('button', { name: '상속포기로 쓰기' }).click();
  await expect(page.getByRole('button', { name: '다음', exact: true })).toBeVisible();
  await page.locator('html[data-begun]').waitFor();
  // The tools of other pages load when the page is idle, at the latest after three seconds.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })),
  );
  expect(tools.requests).toHaveLength(sent);
  expect(await page.locator('script[src^="http"]').count(), 'scripts of tools').toBe(0);
  await expect(bar(page)).toBeHidden();
});
