import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject, ROOT } from '../setup/paths.mjs';

/** The paths of every tracked or new file inside the project that fit; what git ignores is not ours. */
export function ourFiles(kinds = /./): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((path) => kinds.test(path) && existsSync(inProject(path)));
}
