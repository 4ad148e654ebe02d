// Finds a chromium for the browser tests; `ensureBrowser` gets one when there is none, and says how.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inProject, ROOT, say } from './setup/paths.mjs';

/** The one without windows: it runs the same pages for a third less of the machine's time. */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of these that the PATH has.
 * @param {string[]} names
 */
function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

function namedBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROME_PATH=${named} cannot be run`);
  return named;
}

/**
 * The browser of this machine, as people have it: CHROME_PATH, then the usual names on the PATH.
 * @returns {string | null} null lets Playwright use the one it downloaded
 */
export function findBrowser() {
  return namedBrowser() || findOnPath(NAMES) || ELSEWHERE.find(isExecutable) || null;
}

/**
 * The browser for tests: CHROME_PATH, then the one without windows, then any other.
 * @returns {string | null} null lets Playwright use the one it downloaded
 */
export function findTestBrowser() {
  return namedBrowser() || findOnPath([WINDOWLESS]) || findBrowser();
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {number} seconds
 */
function succeeds(program, args, seconds) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = spawnSync(program, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: seconds * 1000,
  });
  return done.status === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('→ Navigateur : installation de chromium par apt-get…');
  const installs = (/** @type {string} */ name) =>
    succeeds('apt-get', ['install', '-qy', '--no-install-recommends', name], 600);
  // An older distribution has the one with windows alone.
  return succeeds('apt-get', ['update', '-q'], 180) && (installs(WINDOWLESS) || installs('chromium'));
}

/** @returns {Promise<string | null>} the browser's path; null, with the reason printed, when none could be had */
export async function ensureBrowser() {
  const found = findTestBrowser() ?? (await playwrightsOwn());
  if (found) {
    say(`→ Navigateur : ${found}`);
    return found;
  }
  say('→ Navigateur : aucun chromium ici, téléchargement par Playwright…');
  const cli = inProject('node_modules/@playwright/test/cli.js');
  if (succeeds(process.execPath, [cli, 'install', 'chromium'], 300)) return playwrightsOwn();
  if (installWithApt()) return findTestBrowser();
  say('✗ Aucun navigateur : installez chromium, ou donnez son chemin dans CHROME_PATH.');
  return null;
}
