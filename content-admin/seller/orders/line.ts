import type { MerchantOrder } from '#src/features/merchants/merchant.ts';

export type Line = MerchantOrder['lines'][number];

/** True for what is paid and has not left. */
export const waits = ({ state }: Line) => state === 'paid' || state === 'prepared';
