// The least that node:http can do with a call: it reads the body and sends these bytes. Run by kept-calls.ts.
import { createServer } from 'node:http';

const [port = '', size = ''] = process.argv.slice(2);
const body = Buffer.alloc(Number(size), 'a');

createServer((req, res) => {
  req.resume().on('end', () => {
    res
      .writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) })
      .end(body);
  });
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
