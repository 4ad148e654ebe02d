/** The ways to prove who one is, as `proof_required` names them (docs/spec/calls.md §Step-up). */
export const METHODS = ['password', 'totp', 'passkey'] as const;
export type Method = (typeof METHODS)[number];
