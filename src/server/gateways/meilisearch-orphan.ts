import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command line of a process, empty when there is none. */
async function commandOf(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'linux') return '';
    return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    );
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone between the check and the signal.
  }
}

export async function recordPid(file: string, pid: number): Promise<void> {
  await writeFile(file, String(pid));
}

/**
 * Ends the engine a former, killed parent left behind. The recorded number may belong to another program by
 * now: only a process that runs on our own database folder is touched.
 */
export async function endOrphan(file: string, databaseFolder: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  const isOurs = async () => {
    const command = await commandOf(pid);
    return command.includes('meilisearch') && command.includes(databaseFolder);
  };
  if (!Number.isInteger(pid) || pid < 2 || !(await isOurs())) {
    await rm(file, { force: true });
    return false;
  }
  signal(pid, 'SIGTERM');
  for (let waited = 0; waited < 5000 && (await isOurs()); waited += 50) await sleep(50);
  if (await isOurs()) signal(pid, 'SIGKILL');
  while (await isOurs()) await sleep(20);
  await rm(file, { force: true });
  return true;
}
