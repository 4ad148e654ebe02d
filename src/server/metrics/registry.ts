import { collectDefaultMetrics, Gauge, Histogram, type MetricObjectWithValues, Registry } from 'prom-client';
import { measureLoop } from '../loop-delay.ts';
import { type FigureSource, measureFaults, measureFigures } from './gauges.ts';

/** The figures of a process, as the first one of several gathers them. */
export interface Told {
  /** Of this process, labelled with it. */
  own: Metric[];
  /** The same whoever is asked. */
  shared: Metric[];
}

export type Metric = MetricObjectWithValues<never>;

export interface Metrics {
  contentType: string;
  text(): Promise<string>;
  told(): Promise<Told>;
  /** Counts a request. */
  observe(kind: string, status: number, ms: number): void;
  /** Every metric by its name. */
  names(): string[];
}

/** Everything on /metrics. `worker` labels what is this process's alone, where others serve the same port. */
export function createMetrics({
  store,
  figures,
  worker,
}: {
  store: StoreFigures;
  figures: FigureSource;
  worker?: number | undefined;
}): Metrics {
  const own = new Registry();
  const shared = new Registry();
  if (worker !== undefined) own.setDefaultLabels({ worker: String(worker) });
  collectDefaultMetrics({ register: own });
  measureLoop(own);
  measureStore(own, store);
  measureFigures({ own, shared }, figures);
  const fault = measureFaults(own);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests that were not answered from the page store memory',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [own],
  });
  const all = () => Registry.merge([own, shared]);
  return {
    contentType: own.contentType,
    text: async () => `${await own.metrics()}\n${await shared.metrics()}`,
    async told() {
      const [mine, others] = await Promise.all([own.getMetricsAsJSON(), shared.getMetricsAsJSON()]);
      return { own: mine as unknown as Metric[], shared: others as unknown as Metric[] };
    },
    observe(kind, status, ms) {
      duration.observe({ kind, status }, ms / 1000);
      fault(kind, status);
    },
    names: () =>
      all()
        .getMetricsAsArray()
        .map(({ name }) => name),
  };
}

/** Of the page store, now. */
export type StoreFigures = () => {
  paths: number;
  renders: number;
  memoryBytes: number;
  waiting: number;
  toWarm: number;
};

function measureStore(metrics: Registry, store: StoreFigures): void {
  const measured = [
    ['page_store_pages', 'Pages stored', 'paths'],
    ['page_store_renders', 'Pages rendered since the start', 'renders'],
    ['page_store_memory_bytes', 'Bytes of the pages kept in memory', 'memoryBytes'],
    ['page_store_waiting', 'Pages waiting to be rendered again', 'waiting'],
    ['page_store_to_warm', 'Pages of the site still to be looked at in the background', 'toWarm'],
  ] as const;
  for (const [name, help, figure] of measured) {
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(store()[figure]);
      },
    });
  }
}
