// Writes what ./reports.ts reads, into the file that TEST_REPORT names: Vitest's own report leaves out what a file
// takes to load.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../setup/paths.mjs';
import type { Report } from './reports.ts';

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

export default class TimedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const report: Report = {
      passed: states.filter((state) => state === 'passed').length,
      failed: states.filter((state) => state === 'failed').length,
      files: modules.map((module) => ({ path: relative(ROOT, module.moduleId), seconds: secondsOf(module) })),
    };
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
