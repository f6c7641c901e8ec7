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

/** Browsers of a machine, and ways to install and try them. */
export interface Machine {
  /** Path of an engine's browser; null if there is none. */
  find(engine: Engine): string | null;
  /** Installs as many of these as it can. */
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
 * Chooses the engines that tests run in, and installs missing ones. Never leaves out Chromium, which runs every test,
 * nor an engine that was asked for by name, nor any engine in continuous integration.
 *
 * @param asked engines asked for by name; empty for all
 * @throws {Error} with what to install, if an engine that cannot be left out is missing
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
 * Installs these browsers if they are missing.
 *
 * @throws {Error} if one is still missing afterwards
 */
export async function ensureBrowsers(...names: [Engine, ...Engine[]]): Promise<void> {
  await chooseEngines(names, thisMachine);
}

/** Timeout of an installer in ms: without a network it may wait forever. */
const LONGEST = 300_000;

/** Installs browsers with Playwright's installer or, as root, from Debian. Logs failures instead of throwing. */
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

/** Opens the browser and a page, which fails if the browser lacks a library or cannot run here. */
async function trial(engine: Engine): Promise<string | null> {
  try {
    const browser = await launch[engine]();
    await browser.newPage();
    await browser.close();
    return null;
  } catch (error) {
    // The browser's log follows in Playwright's message.
    return String(error).split('\n', 1).join('');
  }
}
