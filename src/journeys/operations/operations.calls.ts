import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { isoTime, nothing } from '#src/lib/shapes.ts';
import { PARTS } from './checks.ts';

const PartSeen = z.object({
  part: z.enum(PARTS),
  state: z.enum(['good', 'watch', 'down', 'unknown']),
  /** The moment it left or found again its good state; null before the first judgement. */
  since: z.nullable(isoTime),
  /** Its figures in words. */
  seen: z.string(),
  runbook: z.string(),
});
export type PartSeen = z.output<typeof PartSeen>;

const ServiceState = z.object({
  at: isoTime,
  parts: z.array(PartSeen),
  /** The first faults of the ledger and of the comparison, naming nobody. */
  faults: z.array(z.object({ part: z.enum(PARTS), said: z.array(z.string()) })),
  /** True when somebody is written to by mail. */
  duty: z.boolean(),
});
export type ServiceState = z.output<typeof ServiceState>;

export const operationsCalls = {
  serviceState: defineCall('/api/admin/service_state', {
    access: 'admin',
    changes: false,
    input: nothing,
    output: ServiceState,
    about: 'Each part of the service as an operator watches it: its state, since when, and what to do',
  }),
};
