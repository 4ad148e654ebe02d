import { spawn } from 'node:child_process';
import { PINNED_NODE, ROOT } from './paths.mjs';

const FORWARDED = /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGUSR2']);

/**
 * npm runs us through a shell that passes no signal on: when npm is ended alone, the shell goes with it and we
 * would serve on, unseen, the port and the database's folder taken.
 * @param {() => void} then
 * @returns {() => void} ends the watch
 */
export function onNpmGone(then) {
  return process.env.npm_lifecycle_event ? onParentGone(then) : () => {};
}

/**
 * @param {() => void} then called once, when the process that started this one is gone
 * @returns {() => void} ends the watch
 */
export function onParentGone(then) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Runs a program to its end, its output shown as it comes, our signals passed on to it.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code; 128 + the signal's number when a signal ended it, as a shell says it
 */
export function run(program, args, env = process.env) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' });
  const forwarders = FORWARDED.map((signal) => {
    const forward = () => {
      // A terminal already sends Ctrl-C to the whole group: a second one would read as "quit at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    process.on(signal, forward);
    return () => process.off(signal, forward);
  });
  forwarders.push(onNpmGone(() => child.kill('SIGTERM')));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const stop of forwarders) stop();
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15));
    });
  });
}

/**
 * @param {string[]} args options and script for the pinned Node
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runPinned(args, env = process.env) {
  return run(PINNED_NODE, args, { ...env, ASTRO_TELEMETRY_DISABLED: '1' });
}
