import { consoleErrors, expect, test, widgetTests } from '../../../tests/widgets/widget.ts';

test.use({ expectedErrors: /with id .*no-such/ });

const sentences = [
  'Dial with id no-such-dial does not exist. Are you sure that the data-dial-toggle attribute points to the correct modal id?',
  'Drawer with id no-such-drawer not found. Are you sure that the data-drawer-target attribute points to the correct drawer id?',
  'Modal with id no-such-modal does not exist. Are you sure that the data-modal-target attribute points to the correct modal id?.',
  'The dismiss element with id "#no-such-notice" does not exist. Please check the data-dismiss-target attribute.',
  'The dropdown element with id "no-such-list" does not exist. Please check the data-dropdown-toggle attribute.',
  'The popover element with id "no-such-popover" does not exist. Please check the data-popover-target attribute.',
  'The target element with id "no-such-panel" does not exist. Please check the data-collapse-toggle attribute.',
  'The target element with id "no-such-text" does not exist. Please check the data-copy-to-clipboard-target attribute.',
  'The tooltip element with id "no-such-tip" does not exist. Please check the data-tooltip-target attribute.',
];

widgetTests('target', () => {
  test('WG-2: each missing target is logged to the console and breaks nothing else', async ({
    page,
    open,
  }) => {
    const logged = consoleErrors(page);
    await open();
    await expect.poll(() => logged.toSorted()).toEqual(sentences);
    await page.getByRole('button', { name: '필요한 서류' }).click();
    await expect(page.locator('#papers')).toBeVisible();
    expect(logged).toHaveLength(sentences.length);
  });
});
