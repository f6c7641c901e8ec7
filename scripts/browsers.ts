import * as chromium from '../tests/browsers/chromium.ts';
import { type Engine, isEngine, launch } from '../tests/browsers/engines.ts';
import * as firefox from '../tests/browsers/firefox.ts';
import * as webkit from '../tests/browsers/webkit.ts';
import { run } from './run.ts';

/** How to find each browser, and its Debian packages in order of preference. */
const browsers = {
  chromium: { find: chromium.findChromium, packages: chromium.packages },
  firefox: { find: firefox.findFirefox, packages: firefox.packages },
  webkit: { find: webkit.findWebKit, packages: webkit.packages },
};

const engines = Object.keys(browsers).filter(isEngine);

/** What a machine has, and what can be done about it. */
export interface Machine {
  /** Path of an engine's browser; null when there is none. */
  find(engine: Engine): string | null;
  /** Installs what it can of these. */
  install(missing: Engine[]): Promise<void>;
  /** Why a browser that was found does not start; null when it does. */
  trial(engine: Engine): Promise<string | null>;
  /** Whether this is a run of continuous integration, which leaves nothing out. */
  ci: boolean;
}

/** The engines that tests run in, and a sentence for each that is left out. */
export interface Chosen {
  engines: Engine[];
  leftOut: string[];
}

/**
 * Chooses the engines that tests run in, and installs missing ones. Chromium runs every test: it cannot be left
 * out, nor can an engine that was asked for by its name, nor any in continuous integration.
 *
 * @param asked the engines asked for by name; all, if none is
 * @throws what to install, when an engine is missing that cannot be left out
 */
export async function chooseEngines(asked: readonly Engine[], machine: Machine): Promise<Chosen> {
  const wanted = asked.length > 0 ? engines.filter((engine) => asked.includes(engine)) : engines;
  const missing = wanted.filter((engine) => machine.find(engine) === null);
  if (missing.length > 0) await machine.install(missing);

  const faults = new Map<Engine, string>();
  for (const engine of wanted) {
    const path = machine.find(engine);
    const reason = path === null ? null : await machine.trial(engine);
    if (path === null) faults.set(engine, `not found. ${howToInstall(engine)}`);
    else if (reason !== null) {
      faults.set(engine, `${path} does not start: ${reason}. ${howToInstall(engine)}`);
    }
  }

  const needed = (engine: Engine) => machine.ci || engine === 'chromium' || asked.includes(engine);
  const sentences = [...faults].map(([engine, fault]) => `${engine}: ${fault}`);
  if ([...faults.keys()].some(needed)) throw new Error(sentences.join('\n'));
  return { engines: wanted.filter((engine) => !faults.has(engine)), leftOut: sentences };
}

/** The commands that install an engine's browser. */
function howToInstall(engine: Engine): string {
  const [packages = []] = browsers[engine].packages;
  const own =
    engine === 'chromium' ? ', or set CHROMIUM_PATH to the path of a Chromium or Chrome' : '';
  return `To install it: npx playwright install --with-deps ${engine}, or on Debian: sudo apt-get install ${packages.join(' ')}${own}`;
}

export const thisMachine: Machine = {
  find: (engine) => browsers[engine].find(),
  install,
  trial,
  ci: !['', '0', 'false'].includes(process.env.CI ?? ''),
};

/**
 * Installs these browsers unless they are there.
 *
 * @throws when one is missing afterwards
 */
export async function ensureBrowsers(...names: [Engine, ...Engine[]]): Promise<void> {
  await chooseEngines(names, thisMachine);
}

/** What an installer may take; one without a network may wait for ever. */
const LONGEST = 300_000;

/** With Playwright's installer or, as root, from Debian. What cannot be installed is missing afterwards. */
async function install(missing: Engine[]): Promise<void> {
  const root = process.getuid?.() === 0;
  const still = () => missing.filter((engine) => browsers[engine].find() === null);
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ??= '10000';
  const cli = 'node_modules/@playwright/test/cli.js';
  await run(process.execPath, [cli, 'install', ...missing], { timeout: LONGEST }).catch(report);
  if (root && still().length > 0) {
    await fromDebian(still().map((engine) => browsers[engine].packages)).catch(report);
  }
}

const report = (error: unknown) => console.warn(String(error));

/** @param wanted for each browser its alternative package lists, the preferred one first */
async function fromDebian(wanted: string[][][]): Promise<void> {
  const apt = (...words: string[]) =>
    run('apt-get', ['-o', 'Acquire::http::Timeout=10', ...words], {
      timeout: LONGEST,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update', '-q');
  for (const choices of wanted) {
    for (const names of choices) {
      const installed = apt('install', '-qy', '--no-install-recommends', ...names);
      if (await installed.then(() => true, report)) break;
    }
  }
}

/** Opens the browser and a page: one that lacks a library, or cannot run here, fails at this. */
async function trial(engine: Engine): Promise<string | null> {
  try {
    const browser = await launch[engine]();
    await browser.newPage();
    await browser.close();
    return null;
  } catch (error) {
    // Playwright's message goes on with the browser's log.
    return String(error).split('\n', 1).join('');
  }
}
