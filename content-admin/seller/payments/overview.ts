import type { sellerMoneyCalls } from '#src/features/merchants/orders.calls.ts';

export type SellerOverview = Awaited<ReturnType<typeof sellerMoneyCalls.overview>>;
