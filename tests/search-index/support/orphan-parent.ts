// Starts the engine as a server would, says so, and waits to be killed.
import { startMeilisearch } from '#src/server/gateways/meilisearch-process.ts';
import { createLog } from '#src/server/log.ts';

const running = await startMeilisearch({ dataDir: process.argv[2] ?? '', log: createLog('silent') });
process.stdout.write(`${JSON.stringify({ pid: running?.pid(), url: running?.url })}\n`);
if (process.argv[3] === 'exit') process.exit(1);
setInterval(() => {}, 60_000);
