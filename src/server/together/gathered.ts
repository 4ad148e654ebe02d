import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { askFigures, type Where } from '../internal.ts';
import type { Metric, Metrics, Told } from '../metrics/registry.ts';

/** A process that is too busy to say how it does is left out, and missed by `workers_serving`. */
const PATIENCE_MS = 2500;

interface Crew {
  readonly serving: readonly { slot: number; where: Where }[];
  readonly restarts: readonly { slot: number; times: number }[];
}

/** The figures of all processes of one port as one text: each one's own under its number, what they share once. */
export function gatherMetrics(crew: Crew, size: number): Pick<Metrics, 'contentType' | 'text'> {
  const own = firstMetrics(crew, size);
  const tellers = async () => {
    const told = await Promise.all(
      crew.serving.map(({ where }) => askFigures(where, PATIENCE_MS).catch(() => null)),
    );
    return told.filter((one): one is Told => one !== null);
  };
  return {
    contentType: own.registry.contentType,
    async text() {
      const all = await tellers();
      own.serving.set(all.length);
      const mine = (await own.registry.getMetricsAsJSON()) as unknown as Metric[];
      const shared = all[0]?.shared ?? [];
      return together([mine, ...all.map((told) => told.own), shared]).metrics();
    },
  };
}

/** Labels keep apart what is of one process: nothing is added up. */
function together(parts: readonly Metric[][]): Registry {
  const kept = parts.map((metrics) => metrics.map((metric) => ({ ...metric, aggregator: 'first' as const })));
  return AggregatorRegistry.aggregate(kept);
}

/** Of the process that keeps the others running: worker 0. */
function firstMetrics(crew: Crew, size: number) {
  const registry = new Registry();
  registry.setDefaultLabels({ worker: '0' });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({ name: 'workers', help: 'Processes that should serve', registers }).set(size);
  const serving = new Gauge({ name: 'workers_serving', help: 'Processes that serve and answer', registers });
  const restarts = new Counter({
    name: 'worker_restarts_total',
    help: 'Processes that ended by themselves and were started again',
    labelNames: ['slot'],
    registers,
    collect() {
      this.reset();
      for (const { slot, times } of crew.restarts) this.inc({ slot }, times);
    },
  });
  return { registry, serving, restarts };
}
