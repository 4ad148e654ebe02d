// The reports of the test runners: how many passed, and how long each file took.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from '../setup/paths.mjs';

export interface TestFile {
  path: string;
  seconds: number;
}

export interface Failure {
  /** Its file and its name. */
  test: string;
  message: string;
}

export interface Report {
  passed: number;
  failed: number;
  failures: Failure[];
  files: TestFile[];
}

/** The address of a report to come; one of an earlier run is removed. */
export function reportFile(name: string): string {
  mkdirSync(inProject('test-results'), { recursive: true });
  const file = inProject(`test-results/${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function read<T>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** A report of ./vitest-reporter.ts; nothing passed when there is none. */
export function vitestReport(file: string): Report {
  const { passed = 0, failed = 0, failures = [], files = [] } = read<Report>(file);
  return { passed, failed, failures, files };
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests: { results: { duration: number; error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

function milliseconds({ suites = [], specs = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const inside = suites.reduce((sum, suite) => sum + milliseconds(suite), 0);
  return own.reduce((sum, { duration }) => sum + duration, inside);
}

function failuresOf({ file, suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      test: `tests/e2e/${file} › ${title}`,
      message: tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error?.message ?? '',
    }));
  return [...own, ...suites.flatMap(failuresOf)];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A test that passed when it was run again counts as passed: Playwright's own list names it as flaky. */
export function playwrightReport(file: string): Report {
  const { stats, suites = [] } = read<PlaywrightReport>(file);
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    failures: suites.flatMap(failuresOf),
    files: suites.map((suite) => ({ path: `tests/e2e/${suite.file}`, seconds: milliseconds(suite) / 1000 })),
  };
}
