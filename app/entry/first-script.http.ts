import { expect, test } from 'vitest';
import { openApp } from '../../tests/site/app.ts';
import firstScript from './first-script.ts?inline-script';

test('the build has the very script that the sources give', async () => {
  const app = await openApp();
  const html = await (await app.fetch('/')).text();
  await app.close();
  expect(html).toContain(`>${firstScript}</script>`);
});
