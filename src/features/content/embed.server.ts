import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { findProducts } from '#src/features/catalogue/catalogue.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { embedCalls } from './embed.calls.ts';

type Call = typeof embedCalls.embeddedProducts;

/** The largest product number; one above it is simply not found. */
const MAX_INT = 2_147_483_647;

async function embeddedProducts({ db }: Ctx, { ids }: InputOf<Call>): Promise<OutputOf<Call>> {
  return {
    items: await findProducts(
      db,
      [...new Set(ids)].filter((id) => id <= MAX_INT),
    ),
  };
}

export const embedVerbs = { embeddedProducts };
