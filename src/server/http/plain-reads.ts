import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainRead, readPlain } from './plain-read.ts';

/** The whole answer to a plain read, ready to be written; null when there is none at once. */
export type AnswerPlain = (read: PlainRead) => Buffer | null;

interface Bounds {
  /** For the first request of a connection, in ms. */
  firstMs: number;
  /** Between two requests, and for a reader who takes nothing of an answer, in ms. */
  idleMs: number;
  /** Connections are looked at so often, in ms: one that is given up goes at most so much later. */
  lookMs: number;
}

interface Watched {
  /** Bytes that came and went, when it was last looked at. */
  moved: number;
  /** Since when no byte moved. */
  since: number;
}

/**
 * Stands before the parser of an HTTP server: while a connection brings nothing but plain reads that are answered from
 * memory, they are answered as they come. The first chunk that is anything else, or has no such answer, goes to the
 * server, and the connection with it, for good. That spares a stored page half of what it costs
 * (docs/decisions/0036-plain-reads.md).
 */
export class PlainReads {
  readonly #answer: AnswerPlain;
  readonly #takeOver: (socket: Socket) => void;
  readonly #bounds: Bounds;
  readonly #connections = new Map<Socket, Watched>();
  readonly #timer: NodeJS.Timeout;
  #ending = false;

  constructor(server: Server, answer: AnswerPlain, bounds: Bounds) {
    this.#answer = answer;
    this.#bounds = bounds;
    // What node does with a new connection is a listener like ours; it is public that others may call it.
    const known = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    this.#takeOver = (socket) => {
      for (const listener of known) listener.call(server, socket);
    };
    server.on('connection', (socket: Socket) => this.#open(socket));
    this.#timer = setInterval(() => this.#look(), bounds.lookMs).unref();
  }

  /** From now on the server answers everything: it knows how to end a connection with its answer. */
  end(): void {
    this.#ending = true;
  }

  /** Ends the connections that are owed nothing. */
  closeIdle(): void {
    for (const socket of this.#connections.keys()) if (socket.writableLength === 0) socket.destroy();
  }

  closeAll(): void {
    clearInterval(this.#timer);
    for (const socket of this.#connections.keys()) socket.destroy();
  }

  #open(socket: Socket): void {
    if (this.#ending) {
      this.#takeOver(socket);
      return;
    }
    const onData = (chunk: Buffer) => {
      const read = this.#ending ? null : readPlain(chunk, socket);
      const answer = read && this.#answer(read);
      if (!answer) handOver(chunk);
      // Who asks and takes no answer is not read either, until the system has room for what is owed.
      else if (!socket.write(answer) && socket.writableLength > 0) socket.pause();
    };
    const onDrain = () => socket.resume();
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const onClose = () => this.#connections.delete(socket);
    const handOver = (chunk: Buffer) => {
      this.#connections.delete(socket);
      socket.off('data', onData).off('drain', onDrain).off('end', onEnd).off('error', onError);
      socket.off('close', onClose);
      this.#takeOver(socket);
      // As if it had just come: the server's own listener is there now.
      socket.emit('data', chunk);
    };
    this.#connections.set(socket, { moved: 0, since: performance.now() });
    socket.on('data', onData).on('drain', onDrain).on('end', onEnd).on('error', onError);
    socket.on('close', onClose);
  }

  #look(): void {
    const now = performance.now();
    for (const [socket, watched] of this.#connections) {
      const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      const bound = moved === 0 ? this.#bounds.firstMs : this.#bounds.idleMs;
      if (moved !== watched.moved) {
        watched.moved = moved;
        watched.since = now;
      } else if (now - watched.since > bound) socket.destroy();
    }
  }
}
