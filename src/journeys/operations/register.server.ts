import { register } from '#src/server/calls/registry.ts';
import { operationsCalls } from './operations.calls.ts';
import { serviceState } from './state.server.ts';

export function registerOperations(): void {
  register(operationsCalls, { serviceState });
}
