import { itemCalls } from '#src/features/lists/list.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { sellerProductCalls } from '#src/features/merchants/products.calls.ts';
import type { Member } from '#tests/cast.ts';
import type { Shop } from './orders.ts';

export const BUSINESS = {
  name: 'Atelier Nuage',
  legal_name: 'Nuage SARL',
  siret: '732 829 320 00074',
  vat_number: 'FR 44 732829320',
  shop_url: 'https://nuage.exemple',
};
export const OTHER_SIRET = '55208131766522';
export const PRODUCT = {
  name: 'Mobile en bois',
  description: '',
  price: 3000,
  classification: 'promenade',
  stock: 9,
};

/** Inès's business, approved at 10 %, with a mobile wished for on Camille's list; Camille's own waits. */
export async function openBusinesses(shop: Shop, { ines, rose }: { ines: Member; rose: Member }) {
  const { app, camille } = shop;
  const open = (member: Member, fields: object) =>
    app.as(member.token, async () => {
      const { merchant } = await businessCalls.create({ ...BUSINESS, ...fields });
      const { token } = await businessCalls.openSession({ merchant_uuid: merchant.uuid });
      return { token, uuid: merchant.uuid };
    });
  const mine = await open(ines, {});
  const theirs = await open(camille, { name: 'Bois doux', siret: OTHER_SIRET, vat_number: null });
  await app.as(rose.token, async () => {
    await merchantDeskCalls.approve({ uuid: mine.uuid });
    await merchantDeskCalls.setCommission({ uuid: mine.uuid, percent: 10 });
  });
  const { id } = await app.as(mine.token, () => sellerProductCalls.save(PRODUCT));
  await app.as(camille.token, async () => {
    await itemCalls.addItemToMain({ product_id: id });
    await itemCalls.updateProduct({ product_id: id, quantity: 20 });
  });
  return { mine: mine.token, theirs: theirs.token, uuid: mine.uuid, mobile: id };
}
