import { example, expect, test, widgetTests } from '../../../tests/widgets/widget.ts';

widgetTests('brand', () => {
  test('HD-6: each channel has its brand colour, under an icon in a colour of its own', async ({
    page,
    open,
  }) => {
    await open();
    const squares = example(page, 'Channels').locator('.brand-square');
    const colours = await squares.evaluateAll((all) =>
      all.map((square) => {
        const { backgroundColor, color } = getComputedStyle(square);
        return [square.dataset.brand, backgroundColor, color];
      }),
    );
    expect(colours).toEqual([
      ['kakao', 'rgb(254, 229, 0)', 'rgb(25, 22, 0)'],
      ['naver', 'rgb(3, 199, 90)', 'rgb(3, 7, 18)'],
      ['youtube', 'rgb(255, 0, 0)', 'rgb(3, 7, 18)'],
    ]);
  });
});
