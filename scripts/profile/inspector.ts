import { setTimeout as pause } from 'node:timers/promises';
import type { CpuProfile } from './tree.ts';

/** Microseconds between two samples. */
const INTERVAL = 200;
/** Node opens its inspector here when it is asked by a signal. */
const SIGNALLED_PORT = 9229;
const PATIENCE_MS = 10_000;

export interface Profiler {
  start(): Promise<void>;
  stop(): Promise<CpuProfile>;
  close(): void;
}

/** Attaches to a running Node by SIGUSR1, which opens its inspector on the loopback. */
export function attach(pid: number): Promise<Profiler> {
  process.kill(pid, 'SIGUSR1');
  return connect(SIGNALLED_PORT, pid);
}

/** Connects to the inspector that listens on this port of the loopback; throws when it is another process's. */
export async function connect(port: number, pid: number): Promise<Profiler> {
  const socket = await open(await addressOf(port));
  const { send, close } = conversation(socket);
  const { result } = await send<{ result: { value: number } }>('Runtime.evaluate', {
    expression: 'process.pid',
  });
  if (result.value !== pid) throw new Error(`port ${port} is the inspector of process ${result.value}`);
  await send('Profiler.enable');
  await send('Profiler.setSamplingInterval', { interval: INTERVAL });
  return {
    start: async () => void (await send('Profiler.start')),
    stop: async () => (await send<{ profile: CpuProfile }>('Profiler.stop')).profile,
    close,
  };
}

async function addressOf(port: number): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (Date.now() > until) throw new Error(`no inspector on port ${port}`, { cause: error });
    }
    await pause(50);
  }
}

function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error(`the inspector did not answer: ${address}`));
  });
}

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

function conversation(socket: WebSocket) {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result as never);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('the process ended while it was profiled'));
  };
  return {
    send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
