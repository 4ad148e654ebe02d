// node scripts/check/run.ts [name…] : our own static checks in one process, which reads the sources once.
import { dependencies } from './dependencies.ts';
import { documented } from './documented.ts';
import { imports } from './imports.ts';
import { packed } from './packed.ts';
import { references } from './references.ts';
import { sides } from './sides.ts';
import { sizes } from './sizes.ts';
import { storage } from './storage.ts';
import { words } from './words.ts';

const asked = process.argv.slice(2);
let failed = false;
for (const check of [sizes, packed, imports, sides, words, storage, dependencies, documented, references]) {
  if (asked.length > 0 && !asked.includes(check.name)) continue;
  const { problems, facts } = check.run();
  process.stdout.write(
    `${check.name}: ${problems.length === 0 ? 'ok' : `${problems.length} problems`} (${facts.join('; ')})\n`,
  );
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  failed ||= problems.length > 0;
}
process.exitCode = failed ? 1 : 0;
