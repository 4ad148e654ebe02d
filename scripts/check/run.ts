// node scripts/check/run.ts [name…] : our own static checks, one heading each.
import { documented } from './documented.ts';
import { imports } from './imports.ts';
import { references } from './references.ts';
import { sides } from './sides.ts';
import { sizes } from './sizes.ts';
import { storage } from './storage.ts';
import { words } from './words.ts';

const asked = process.argv.slice(2);
let failed = false;
for (const check of [sizes, imports, sides, words, storage, documented, references].filter(
  ({ name }) => asked.length === 0 || asked.includes(name),
)) {
  const { problems, facts } = check.run();
  process.stdout.write(
    `${check.name}: ${problems.length === 0 ? 'ok' : `${problems.length} problems`} (${facts.join('; ')})\n`,
  );
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  failed ||= problems.length > 0;
}
process.exitCode = failed ? 1 : 0;
