import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callFrom } from '#tests/support/call-site.ts';
import { expect, test } from '#tests/support/e2e.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

interface Wish {
  item: { item: { merchant_item_id: string } };
}

/** A list of two wishes, and what another giver takes the first one with. */
async function listOfTwo(request: APIRequestContext) {
  const slug = `prise-${randomBytes(4).toString('hex')}`;
  const account = { email: `${slug}@exemple.fr`, password: 'une phrase vraiment longue' };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  const wish = (name: string) =>
    callFrom<Wish>({ request, token }, 'list/add_custom_item_to_main', { item: { name, price: 2490 } });
  const { item } = await wish('Mobile en bois');
  await wish('Grand lit');
  const found = await callFrom<{ detailed_list: { uuid: string } }>(
    { request },
    'publiclist/get_from_user_slug',
    { slug },
  );
  const take = () =>
    callFrom({ request }, 'publiclist/give_item', {
      list_uuid: found.detailed_list.uuid,
      merchant_item_id: item.item.merchant_item_id,
      email: 'marius@exemple.fr',
    });
  return { slug, take };
}

test('whose gift was taken meanwhile gives another one, with nothing typed again', async ({
  page,
  request,
}) => {
  const { slug, take } = await listOfTwo(request);
  await page.goto(`/${slug}`);
  await page.getByRole('button', { name: 'Offrir : Mobile en bois' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mobile en bois' });
  await sheet.getByLabel('Votre adresse e-mail').fill('odile@exemple.fr');
  await sheet.getByText('Ajouter mon nom ou un mot').click();
  await sheet.getByLabel('Un mot').fill('Avec toute ma tendresse.');
  await take();
  await sheet.getByRole('button', { name: 'Réserver ce cadeau' }).click();

  const again = page.getByRole('region', { name: 'La réservation n’a pas été faite' });
  await expect(again.getByText('Quelqu’un vient de prendre ce cadeau')).toBeVisible();
  await expect(again.getByLabel('Votre adresse e-mail')).toHaveValue('odile@exemple.fr');
  // Nothing is chosen for them.
  await again.getByRole('button', { name: 'Réserver ce cadeau' }).click();
  const instead = again.getByLabel('Offrir plutôt');
  await expect(instead).toHaveAttribute('aria-invalid', 'true');
  await instead.selectOption('Grand lit');
  await expect(again.getByLabel('Un mot')).toHaveValue('Avec toute ma tendresse.');
  await again.getByRole('button', { name: 'Réserver ce cadeau' }).click();
  await expect(page.getByText('C’est réservé, merci')).toBeVisible();
});
