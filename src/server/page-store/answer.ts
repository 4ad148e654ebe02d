import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, identity } from './encoding.ts';
import { matchesEtag } from './http-fields.ts';
import { type MemoryPage, type Variant, variantOf } from './memory-page.ts';

let currentSecond = 0;
let currentDate = '';

/** Sends a page that is in memory. GET and HEAD only: the caller has looked at the method. */
export function sendPage(page: MemoryPage, request: IncomingMessage, response: ServerResponse): void {
  const variant = chooseVariant(page, request.headers['accept-encoding'] as string | undefined);
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && page.status === 200 && matchesEtag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, variant.notModified).end();
  } else if (request.method === 'HEAD') {
    response.writeHead(page.status, variant.headers).end();
  } else if (canWriteWhole(request, response)) {
    writeWhole(page.status, variant, response);
  } else {
    response.writeHead(page.status, variant.headers).end(variant.body);
  }
}

function chooseVariant(page: MemoryPage, header: string | undefined): Variant {
  for (const encoding of acceptedEncodings(header)) {
    const variant = variantOf(page, encoding);
    if (variant) return variant;
  }
  return variantOf(page, identity) as Variant;
}

/** An ordinary keep-alive HTTP/1.1 exchange, first in its connection's queue, with nothing waiting to be sent. */
function canWriteWhole(request: IncomingMessage, response: ServerResponse): boolean {
  const socket = response.socket;
  return (
    response.shouldKeepAlive &&
    request.httpVersionMinor === 1 &&
    socket !== null &&
    socket.writableLength === 0 &&
    !response.headersSent
  );
}

/**
 * Head and body in one write. `writeHead` validates and joins the headers of every answer, and `end` hands the
 * system two buffers: together they cost a third of the rate we reach here (tests/bench/page-store.ts). What
 * node does at the end of a response hangs on its 'finish' event, so that is what we emit; the version of node
 * is pinned, and the unit tests hold pipelined, aborted and closing connections against this.
 */
function writeWhole(status: number, variant: Variant, response: ServerResponse): void {
  const second = Math.trunc(Date.now() / 1000);
  if (second !== currentSecond) {
    currentSecond = second;
    currentDate = new Date(second * 1000).toUTCString();
  }
  if (variant.second !== second) {
    // A slower client may still be reading this buffer, but the head is the first thing it has been sent.
    variant.second = second;
    variant.message.write(currentDate, variant.dateAt, 'latin1');
  }
  response.statusCode = status;
  response.socket?.write(variant.message);
  markSent(response);
}

interface NodeResponse {
  _header: string;
  finished: boolean;
}

function markSent(response: ServerResponse): void {
  const internal = response as unknown as NodeResponse;
  internal._header = 'sent';
  internal.finished = true;
  response.emit('finish');
}
