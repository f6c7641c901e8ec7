import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { notBuilt } from '../vite/build-id.ts';
import { goal } from './goal.ts';
import { bundle } from './widgets/bundle.ts';
import { installRivals } from './widgets/rivals.ts';

type Weighed = { name: string } & Awaited<ReturnType<typeof bundle>>;

const root = join(import.meta.dirname, '..');
const BEHAVIOURS = 'app/ui/behaviours.ts';
/** Folders of app/ui/ that are not widgets. */
const NOT_WIDGETS = ['brand', 'dialog', 'floating', 'icon', 'resilient'];

/** The size of all the site's widgets, compared with three component libraries. */
export async function bench(): Promise<void> {
  const files = widgetFiles();
  const components = files.filter((file) => file.endsWith('.tsx'));
  const behaviours = await weigh('behaviours (what a first visit loads)', [BEHAVIOURS]);
  const whole = await weigh('behaviours and components', [BEHAVIOURS, ...components]);
  const rivals: Weighed[] = [];
  const variants: Weighed[] = [];
  for (const { name, entry, plugin } of await installRivals(root)) {
    (plugin ? variants : rivals).push(await weigh(name, [entry], plugin));
  }
  const all = [behaviours, whole, ...rivals, ...variants];
  showWeights(all, behaviours, whole);
  showApart(all);
  showWidgets(new Set(files.map((file) => file.split('/')[2] ?? '')), rivals);
  goal('script of all widgets, gzip', behaviours.weight.gzip, 9_000);
}

/** The sources of the widgets: app/ui/NAME/FILE. */
function widgetFiles(): string[] {
  return globSync('app/ui/*/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notBuilt.test(file) && !/example/.test(file))
    .filter((file) => !NOT_WIDGETS.some((name) => file.startsWith(`app/ui/${name}/`)))
    .sort();
}

async function weigh(name: string, files: string[], plugin?: Plugin): Promise<Weighed> {
  return { name, ...(await bundle(root, files, plugin)) };
}

function showWeights(all: Weighed[], behaviours: Weighed, whole: Weighed): void {
  const ratio = (one: Weighed, other: Weighed) =>
    `${(one.weight.gzip / other.weight.gzip).toFixed(1)} ×`;
  console.log('Script of all widgets together, without React, bytes');
  console.table(
    Object.fromEntries(
      all.map((one) => [
        one.name,
        {
          ...one.weight,
          'gzip to behaviours': ratio(one, behaviours),
          'to both': ratio(one, whole),
        },
      ]),
    ),
  );
}

function showApart(all: Weighed[]): void {
  const rows = all.flatMap(({ name, apart }) =>
    apart.map((chunk) => ({ of: name, chunk: chunk.name, loads: chunk.when, ...chunk.weight })),
  );
  if (rows.length === 0) return;
  console.log('Not counted above, bytes');
  console.table(rows);
}

/** Which of the site's widgets each library has, by its entry's exports. */
function showWidgets(widgets: Set<string>, rivals: Weighed[]): void {
  const exported = (widget: string) => widget.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  console.log('Widgets counted above');
  console.table(
    Object.fromEntries(
      [...widgets].map((widget) => [
        widget,
        Object.fromEntries(
          rivals.map(({ name, exports }) => [
            name,
            exports.includes(exported(widget)) ? 'yes' : 'missing',
          ]),
        ),
      ]),
    ),
  );
  const ours = new Set([...widgets].map(exported));
  const unknown = new Set(rivals.flatMap(({ exports }) => exports)).difference(ours);
  if (unknown.size > 0) {
    console.warn(`These exports match no folder of app/ui/: ${[...unknown]}`);
  }
}
