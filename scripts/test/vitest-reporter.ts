// Writes what ./reports.ts reads, into the file that TEST_REPORT names: Vitest's own report leaves out what a file
// takes to load, and what failed before a test began.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { ROOT } from '../setup/paths.mjs';
import type { Failure, Report } from './reports.ts';

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

/** The failures of a file: its own, a group's whose preparation threw, or a test's. */
function failuresOf(module: TestModule): Failure[] {
  const path = relative(ROOT, module.moduleId);
  const told = (name: string, errors: readonly { message: string }[] = []): Failure[] =>
    errors.map(({ message }) => ({ test: [path, name].filter(Boolean).join(' › '), message }));
  return [
    ...told('', module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) => told(suite.fullName, suite.errors())),
    ...[...module.children.allTests('failed')].flatMap((test) => told(test.fullName, test.result().errors)),
  ];
}

export default class TimedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const report: Report = {
      passed: states.filter((state) => state === 'passed').length,
      failed: states.filter((state) => state === 'failed').length,
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map(({ message }) => ({ test: 'outside every test', message })),
      ],
      files: modules.map((module) => ({ path: relative(ROOT, module.moduleId), seconds: secondsOf(module) })),
    };
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
