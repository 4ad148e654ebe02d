import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { METHODS } from './refusals.ts';

/** By the parser's own code; whatever else cannot be read is a 400. */
const ANSWERS: Record<string, string> = {
  HPE_INVALID_METHOD: `405 Method Not Allowed\r\nAllow: ${METHODS.join(', ')}`,
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no request. Nothing is put behind an answer that has begun. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { _httpMessage: begun } = socket as { _httpMessage?: { headersSent: boolean } | null };
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) socket.destroy();
  else end(socket, ANSWERS[error.code ?? ''] ?? '400 Bad Request');
}

/** This is no proxy. */
export function refuseConnect(_req: IncomingMessage, socket: Duplex): void {
  end(socket, ANSWERS.HPE_INVALID_METHOD as string);
}

function end(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status}\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
}
