import { readFileSync } from 'node:fs';
import { Refusal } from './refusal.ts';

const TAKES_A_KEY = new Set(['backup', 'restore']);
const PUBLIC_KEY = /^age1[0-9a-z]+$/;

/**
 * Finds the key of an encrypted backup: `--key=age1…` (a public key may stand on a command line), `--key-file=…`, or
 * BACKUP_KEY. What is secret is refused on the command line, where every process of the machine reads it. Answers the
 * arguments as the command takes them: the key, when there is one, is the last.
 */
export function withBackupKey(
  name: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
): string[] {
  if (!TAKES_A_KEY.has(name)) return [...args];
  const joined = args.flatMap((arg, n) =>
    args[n - 1] === '--key' ? [] : [arg === '--key' ? `--key=${args[n + 1] ?? ''}` : arg],
  );
  const optionOf = (option: string) =>
    joined.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1);
  const shown = optionOf('--key');
  if (shown !== undefined && !PUBLIC_KEY.test(shown))
    throw new Refusal(
      'On a command line --key takes a public key (age1…): give a secret in BACKUP_KEY or --key-file=<file>',
    );
  const file = optionOf('--key-file');
  const key = shown ?? (file === undefined ? env.BACKUP_KEY?.trim() : keyIn(file));
  const others = joined.filter((arg) => !/^--key(-file)?=/.test(arg));
  return key ? [...others, `--key=${key}`] : others;
}

/** The first line of the file that is no comment: age-keygen writes two before the key. */
function keyIn(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Refusal(`${file} cannot be read`);
  }
  const line = text.split(/\r?\n/).find((one) => one.trim() && !one.startsWith('#'));
  if (!line) throw new Refusal(`${file} holds no key`);
  return line.trim();
}

/** The folder and the key of a command's arguments. */
export function backupArgs(args: readonly string[]): { folder: string; key: string | null } {
  const key = args.find((arg) => arg.startsWith('--key='))?.slice('--key='.length) ?? null;
  return { folder: args.find((arg) => !arg.startsWith('--')) ?? '', key };
}
