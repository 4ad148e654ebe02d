import type { Ctx } from '#src/server/calls/context.ts';
import type { merchant } from '#src/server/db/schema/index.ts';
import type { InvoiceFacts } from '#src/server/db/schema/invoices.ts';

type Company = Omit<InvoiceFacts['seller'], 'by'>;

/** A seller as papers name it today. */
export function sellerFactsOf(seller: typeof merchant.$inferSelect): Company {
  return {
    name: seller.name,
    legal_name: seller.legalName,
    siret: seller.siret ?? '',
    vat_number: seller.vatNumber ?? '',
    address: seller.address ? seller.address.split('\n') : [],
  };
}

/** The operator, who is a seller too. */
export function ownSellerFacts({ services: { config } }: Ctx): Company {
  const { name, address, vatNumber } = config.operator;
  return {
    name: config.productName,
    legal_name: name ?? config.productName,
    siret: config.siren ?? '',
    vat_number: vatNumber ?? '',
    address,
  };
}
