import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { has } from '../support/rate.ts';
import * as files from './wordpress-files.ts';

/** The place where Debian puts it. */
const SHIPPED = '/usr/share/wordpress';
const PATH = '/mesure/';
const CORE = '0';

export interface Article {
  title: string;
  html: string;
}

export interface WordPress {
  /** The article as WordPress makes it each time, and from nginx's page cache. */
  plain: string;
  cached: string;
  publish(title: string): Promise<void>;
  stop(): Promise<void>;
}

/** The packages of Debian that are missing here; none when it can be started. */
export function missingForWordPress(): string[] {
  const needed: [string, boolean][] = [
    ['wordpress', existsSync(join(SHIPPED, 'wp-load.php'))],
    ['wordpress-theme-twentytwentythree', existsSync(join(SHIPPED, 'wp-content/themes/twentytwentythree'))],
    ['php-fpm', fpmProgram() !== null],
    ['php-cli', has('php')],
    ['mariadb-server', has('mariadbd') && has('mariadb-install-db')],
    ['nginx', has('nginx')],
    ['wrk', has('wrk')],
  ];
  // PHP and MariaDB are told to run as who asks: as root alone all of them may.
  const packages = needed.flatMap(([name, there]) => (there ? [] : [name]));
  return process.getuid?.() === 0 ? packages : [...packages, 'root'];
}

function fpmProgram(): string | null {
  const found = ['/usr/sbin', '/usr/local/sbin'].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [],
  );
  return found.find((path) => /\/php-fpm[\d.]*$/.test(path)) ?? null;
}

/** Starts MariaDB, php-fpm and nginx in a folder of their own, all on core 0, with this one article. */
export async function startWordPress(article: Article): Promise<WordPress> {
  const folder = mkdtempSync(join(tmpdir(), 'peer-wordpress-'));
  const running: ChildProcess[] = [];
  const pinned = (program: string, ...args: string[]) =>
    running.push(spawn('taskset', ['-c', CORE, program, ...args], { stdio: 'ignore' }));
  const stop = async () => {
    for (const child of running.reverse()) await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await startDatabase(folder, pinned);
    layFiles(folder);
    fill(folder, article);
    const ports = { plain: await freePort(), cached: await freePort() };
    writeFileSync(join(folder, 'nginx.conf'), files.nginx(folder, ports));
    pinned(fpmProgram() ?? '', '-F', '-R', '-y', join(folder, 'fpm.conf'));
    await until(() => existsSync(join(folder, 'php.sock')));
    pinned('nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'));
    const plain = `http://127.0.0.1:${ports.plain}${PATH}`;
    await until(async () => (await (await fetch(plain)).text()).includes(article.title));
    const publish = async (title: string) => {
      await fetch(plain, { method: 'POST', body: new URLSearchParams({ mesure_title: title }) });
    };
    return { plain, cached: `http://127.0.0.1:${ports.cached}${PATH}`, publish, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Pinned = (program: string, ...args: string[]) => void;

async function startDatabase(folder: string, pinned: Pinned): Promise<void> {
  const data = `--datadir=${join(folder, 'data')}`;
  const options = ['--no-defaults', '--user=root', data];
  const install = [...options, '--auth-root-authentication-method=normal', '--skip-test-db'];
  execFileSync('mariadb-install-db', install, { stdio: 'ignore' });
  const socket = join(folder, 'db.sock');
  const own = [`--socket=${socket}`, `--pid-file=${join(folder, 'db.pid')}`, '--skip-networking'];
  pinned('mariadbd', ...options, ...own);
  const ask = (sql: string) =>
    execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', sql], {
      stdio: 'ignore',
    });
  await until(() => {
    ask('create database if not exists wordpress character set utf8mb4');
    return true;
  });
}

function layFiles(folder: string): void {
  const www = join(folder, 'www');
  cpSync(SHIPPED, www, { recursive: true, dereference: true });
  mkdirSync(join(www, 'wp-content/mu-plugins'), { recursive: true });
  mkdirSync(join(folder, 'cache'), { recursive: true });
  writeFileSync(join(www, 'wp-config.php'), files.settings(folder));
  writeFileSync(join(www, 'wp-content/mu-plugins/mesure.php'), files.plugin(folder));
  writeFileSync(join(folder, 'install.php'), files.install(www));
  writeFileSync(join(folder, 'fpm.conf'), files.fpm(folder));
}

function fill(folder: string, article: Article): void {
  const input = JSON.stringify(article);
  const answer = execFileSync('php', [join(folder, 'install.php')], { input, encoding: 'utf8' });
  if (!/\d+$/.test(answer)) throw new Error(`WordPress was not installed: ${answer.slice(-500)}`);
}

/** Asks until it is so, for half a minute; throws the last fault. */
async function until(ready: () => boolean | Promise<boolean>): Promise<void> {
  const late = Date.now() + 30_000;
  let last: unknown = new Error('not ready');
  while (Date.now() < late) {
    try {
      if (await ready()) return;
    } catch (error) {
      last = error;
    }
    await pause(100);
  }
  throw last;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(late);
}
