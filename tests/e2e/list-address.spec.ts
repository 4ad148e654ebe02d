import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expect, test } from '../support/e2e.ts';

/** A parent with a list at an address of their own. */
async function newParent(request: APIRequestContext) {
  const slug = `camille-${randomBytes(4).toString('hex')}`;
  const account = { email: `${slug}@exemple.fr`, password: PASSWORD };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  const { list_uuid } = await callFrom<{ list_uuid: string }>(
    { request },
    'publiclist/get_list_id_from_slug',
    { slug },
  );
  return { slug, token, list_uuid };
}

test('an address typed as it was heard leads to the list', async ({ request }) => {
  const { slug, token, list_uuid } = await newParent(request);
  const askedFor = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  const heard = [slug.toUpperCase(), slug.replace('e', 'é'), `${slug}.`, `${slug},`, ` ${slug}`];
  for (const typed of heard)
    expect(await askedFor(`/${encodeURI(typed)}?prix=0-30`), typed).toEqual([301, `/${slug}?prix=0-30`]);
  // Nothing is told of a private list, and an address that nobody has stays unknown.
  const secret = { list_uuid, setting_name: 'visibility', val: 'private' };
  await callFrom({ request, token }, 'list/update_setting', secret);
  expect((await askedFor(`/${slug.toUpperCase()}`))[0]).toBe(404);
  expect((await askedFor('/Personne-N-A-Cette-Adresse'))[0]).toBe(404);
});

test('an address that changed leads to the new one', async ({ request }) => {
  const { slug, token, list_uuid } = await newParent(request);
  await callFrom({ request, token }, 'list/update_list', { list_uuid, slug: `${slug}-bis` });
  const answer = await request.get(`/${slug}?prix=0-30`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/${slug}-bis?prix=0-30`);
});
