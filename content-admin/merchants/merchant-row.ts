import type { merchantDeskCalls } from '#src/features/merchants/business.calls.ts';

export type MerchantRow = Awaited<ReturnType<typeof merchantDeskCalls.search>>['items'][number];
