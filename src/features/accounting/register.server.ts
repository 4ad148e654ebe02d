import { register } from '#src/server/calls/registry.ts';
import { accountingCalls } from './accounting.calls.ts';
import { exportFec, getExport, listExports, trialBalance } from './desk.server.ts';

export function registerAccounting(): void {
  register(accountingCalls, { trialBalance, exportFec, listExports, getExport });
}
