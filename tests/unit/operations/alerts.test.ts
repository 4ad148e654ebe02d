import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { RUNBOOKS } from '#src/journeys/operations/checks.ts';
import { FIGURES } from '#src/journeys/operations/figures.ts';
import { toSlug } from '#src/lib/to-slug.ts';
import { createMetrics } from '#src/server/metrics/registry.ts';
import { gatherMetrics } from '#src/server/together/gathered.ts';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const file = parse(readFileSync('docs/operations/alerts.yml', 'utf8')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = file.groups.flatMap((group) => group.rules);

/** Words of the language of queries, and what Prometheus makes itself. */
const NOT_OURS = new Set(['time', 'absent', 'sum', 'rate', 'and', 'or', 'up', 'job', 'merveille', 'm']);
const namesIn = (expr: string) =>
  [...expr.matchAll(/[a-z_][a-z0-9_]*/g)].map(([name]) => name).filter((name) => !NOT_OURS.has(name));

async function knownNames(): Promise<string[]> {
  const store = () => ({ paths: 0, renders: 0, memoryBytes: 0, waiting: 0, toWarm: 0 });
  const alone = createMetrics({ store, figures: { helps: FIGURES, read: async () => ({}) } }).names();
  const together = await gatherMetrics({ serving: [], restarts: [{ slot: 1, times: 0 }] }, 2).text();
  return [...alone, ...[...together.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)];
}

/** The part after `#` is a heading of the page. */
function resolves(place: string): boolean {
  const [path = '', anchor] = place.split('#');
  if (!existsSync(path)) return false;
  if (!anchor) return true;
  const headings = [...readFileSync(path, 'utf8').matchAll(/^## (.+)$/gm)];
  return headings.some(([, words = '']) => toSlug(words) === anchor);
}

it('every figure that an alert names is on /metrics', async () => {
  const known = await knownNames();
  for (const { alert, expr } of rules)
    for (const name of namesIn(expr)) expect(known, `${alert}: ${name}`).toContain(name);
});

it('every alert says in one sentence what is wrong, and leads to a runbook that is there', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    expect(annotations.summary, alert).toMatch(/^[A-Z].{10,}[^.]$/);
    expect(resolves(annotations.runbook), `${alert}: ${annotations.runbook}`).toBe(true);
  }
});

it('every part of the service leads to a runbook that is there', () => {
  for (const [part, place] of Object.entries(RUNBOOKS))
    expect(resolves(place), `${part}: ${place}`).toBe(true);
});

it('names its figures as Prometheus asks, each with a help text', () => {
  for (const [name, help] of Object.entries(FIGURES)) {
    expect(name).toMatch(/^[a-z][a-z0-9_]+$/);
    expect(help.length, name).toBeGreaterThan(15);
  }
});
