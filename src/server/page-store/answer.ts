import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, identity } from './encoding.ts';
import { matchesEtag, type ReadRequest } from './http-fields.ts';
import { type MemoryPage, type Variant, variantOf } from './memory-page.ts';

let currentSecond = 0;
let currentDate = '';

/** Sends a page that is in memory. GET and HEAD only: the caller has looked at the method. */
export function sendPage(page: MemoryPage, request: IncomingMessage, response: ServerResponse): void {
  const variant = chooseVariant(page, request);
  if (isKnown(page, variant, request)) {
    response.writeHead(304, variant.notModified).end();
  } else if (request.method === 'HEAD') {
    response.writeHead(page.status, variant.headers).end();
  } else if (canWriteWhole(request, response)) {
    writeWhole(page.status, variant, response);
  } else {
    response.writeHead(page.status, variant.headers).end(variant.body);
  }
}

/** The whole answer to a GET of a page that is in memory, as it goes on the wire. Whoever sends it writes nothing into it. */
export function wholeAnswer(page: MemoryPage, request: ReadRequest): Buffer {
  const variant = chooseVariant(page, request);
  return isKnown(page, variant, request) ? notModified(variant) : datedMessage(variant);
}

function isKnown(page: MemoryPage, variant: Variant, { headers }: ReadRequest): boolean {
  const ifNoneMatch = headers['if-none-match'];
  return ifNoneMatch !== undefined && page.status === 200 && matchesEtag(ifNoneMatch, variant.etag);
}

function notModified({ notModified: fields }: Variant): Buffer {
  let head = 'HTTP/1.1 304 Not Modified\r\n';
  for (let i = 0; i < fields.length; i += 2) head += `${fields[i]}: ${fields[i + 1]}\r\n`;
  return Buffer.from(`${head}date: ${dateAt(currentSecondNow())}\r\n\r\n`, 'latin1');
}

function chooseVariant(page: MemoryPage, { headers }: ReadRequest): Variant {
  for (const encoding of acceptedEncodings(headers['accept-encoding'] as string | undefined)) {
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
  response.statusCode = status;
  response.socket?.write(datedMessage(variant));
  markSent(response);
}

function datedMessage(variant: Variant): Buffer {
  const second = currentSecondNow();
  if (variant.second !== second) {
    // A slower client may still be reading this buffer, but the head is the first thing it has been sent.
    variant.second = second;
    variant.message.write(dateAt(second), variant.dateAt, 'latin1');
  }
  return variant.message;
}

const currentSecondNow = () => Math.trunc(Date.now() / 1000);

/** Written once a second. */
function dateAt(second: number): string {
  if (second !== currentSecond) {
    currentSecond = second;
    currentDate = new Date(second * 1000).toUTCString();
  }
  return currentDate;
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
