// Two of the contestants of page-store.ts, in one process that is pinned to one core.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createWebServer } from '#src/server/http/web-server.ts';
import { openPageStore } from '#src/server/page-store/store.ts';
import { pageHeaders, renderedArticle, silent } from './article.ts';

const [folder = '', storePort = '', barePort = ''] = process.argv.slice(2);
const store = await openPageStore({
  dir: join(folder, 'pages'),
  buildId: 'bench',
  maxMemoryBytes: 10_000_000,
  render: async () => renderedArticle(1, 1),
  log: silent,
});
const options = {
  keepAliveTimeout: 65_000,
  requestTimeout: 30_000,
  noDelay: true,
  optimizeEmptyRequests: true,
};
const ours = createWebServer({
  plain: (read) => store.answerWhole(read),
  any: (request, response) => {
    if (store.answer(request, response)) return;
    store.serve(request.url ?? '', request, response).catch(() => response.destroy());
  },
});
await ours.listen(Number(storePort), '127.0.0.1');

// The least a node server can do: the same headers and the same compressed bytes, whatever is asked.
const body = readFileSync(join(folder, 'www/article.html.gz'));
const headers = [...pageHeaders.flat(), 'content-encoding', 'gzip', 'vary', 'accept-encoding'];
headers.push('etag', '"AAAAAAAAAAAAAAAAAAAAAA-gzip"', 'content-length', String(body.length));
createServer(options, (_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(barePort), '127.0.0.1', () => process.stdout.write('listening\n'));
