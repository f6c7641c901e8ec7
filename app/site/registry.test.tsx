import { expect, test } from 'vitest';
import { defineBehaviour } from '#app/browser/behaviours.ts';
import { defineIsland, Island } from '#app/browser/island.tsx';
import { islands, lateBehaviours } from './registry.ts';

const unlisted = defineBehaviour('unlisted', () => () => {});
const unlistedIsland = defineIsland('unlisted', () => null);
const widget = defineIsland('shares', (_: { count: number }) => null);

test('rejects an unlisted behaviour or island at compile time', () => {
  const elements = [
    // @ts-expect-error: no list of behaviours holds it
    <p key={1} {...unlisted} />,
    // @ts-expect-error: no table of islands holds it
    <Island key={2} of={unlistedIsland} props={{}} />,
    // @ts-expect-error: props that the component does not take
    <Island key={3} of={widget} props={{ count: '1' }} />,
  ];
  expect(elements).toHaveLength(3);
});

test('lists each late behaviour under its own name', async () => {
  for (const [name, load] of Object.entries(lateBehaviours)) {
    const found = Object.values(await load()).map((behaviour) => behaviour['data-ui']);
    expect(found).toContain(name);
  }
});

test('lists each island under its own name', async () => {
  for (const [name, load] of Object.entries(islands)) {
    expect((await load()).island.name).toBe(name);
  }
});
