/**
 * True where a piece of the program itself could not be read: the build was replaced under a process that still runs, and a
 * page it never showed is in files that are gone. Nothing is wrong with what was asked; another start puts it right.
 */
export function isCodeMissing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (code === 'ERR_MODULE_NOT_FOUND') return true;
  }
  return false;
}

/** The name under which outages.ts tells it. */
export const MISSING_CODE = 'build replaced';
