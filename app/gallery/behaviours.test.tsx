import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { behaviours, lateBehaviours } from '#app/site/registry.ts';
import { galleryBehaviours } from './behaviours.ts';
import { loadExamples, widgetNames } from './examples.ts';

const names = [
  ...[...behaviours, ...galleryBehaviours].map((behaviour) => behaviour['data-ui']),
  ...Object.keys(lateBehaviours),
];

test('every name is given once', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(widgetNames)('the gallery knows every behaviour of %s', async (widget) => {
  for (const { Component } of await loadExamples(widget)) {
    const used = renderToStaticMarkup(<Component />).matchAll(/ data-ui="([^"]*)"/g);
    expect(names).toEqual(expect.arrayContaining([...used].map(([, name]) => name)));
  }
});
