import { Counter, Gauge, type Registry } from 'prom-client';
import { countFault } from './faults.ts';

/** Figures that an operator watches, by name; one that is not known now is absent. */
export type Figures = Partial<Record<string, number>>;

export interface FigureSource {
  /** The help text of each figure, under its Prometheus name. */
  helps: Readonly<Record<string, string>>;
  /** Those that each process has for itself. */
  own?: readonly string[];
  /** Never slow and never thrown: its reader keeps the last answer for a while, and says what it could not read. */
  read(): Promise<Figures>;
}

/** Makes a gauge of each figure; one that is unknown has no value rather than an old one. */
export function measureFigures(
  { own, shared }: { own: Registry; shared: Registry },
  { helps, own: mine = [], read }: FigureSource,
): void {
  for (const [name, help] of Object.entries(helps))
    new Gauge({
      name,
      help,
      registers: [mine.includes(name) ? own : shared],
      async collect() {
        const value = (await read())[name];
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
}

/** Counts faults of this process, by the kind of what was asked for. */
export function measureFaults(metrics: Registry): (kind: string, status: number) => void {
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Requests that this process answered with 500, a fault of ours',
    labelNames: ['kind'],
    registers: [metrics],
  });
  return (kind, status) => {
    if (status !== 500) return;
    faults.inc({ kind });
    countFault(kind);
  };
}
