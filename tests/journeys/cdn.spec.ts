import { intercept } from '../intercept.ts';
import { expect, long, test } from './test.ts';
import { watchRequests } from './visit.ts';

test.use({ reusePage: false });

test(
  'a link with which a CDN has replaced a mail address loads a document from the CDN',
  long,
  async ({ page }) => {
    await page.goto('/privacy');
    await intercept(page, '**/cdn-cgi/l/email-protection', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Of the CDN</h1>' }),
    );
    const mail = page.locator('footer a[href^="mailto:"]');
    await mail.evaluate((link) => link.setAttribute('href', '/cdn-cgi/l/email-protection#5a3f'));
    const seen = watchRequests(page);
    await page.locator('footer a[href^="/cdn-cgi/"]').click();
    await expect(page.getByRole('heading', { name: 'Of the CDN' })).toBeVisible();
    expect(seen.documents).toHaveLength(1);
  },
);
