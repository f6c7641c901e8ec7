import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandContext } from '#app/browser/island.tsx';
import { behaviours, lateBehaviours } from '#app/site/registry.ts';
import { loadExamples, widgetNames } from './examples.ts';
import { galleryBehaviours } from './registry.ts';

const names = [
  ...[...behaviours, ...galleryBehaviours].map((behaviour) => behaviour['data-ui']),
  ...Object.keys(lateBehaviours),
];

test('has unique names', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Renders no island: its behaviours belong to its own component. */
const noIslands = { render: () => '', scripts: () => [] };

test.each(widgetNames)('registers every behaviour of %s', async (widget) => {
  for (const { Component } of await loadExamples(widget)) {
    const used = renderToStaticMarkup(
      <IslandContext value={noIslands}>
        <Component />
      </IslandContext>,
    ).matchAll(/ data-ui="([^"]*)"/g);
    expect(names).toEqual(expect.arrayContaining([...used].map(([, name]) => name)));
  }
});
