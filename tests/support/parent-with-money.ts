import { callSite } from './call-site.ts';

interface Prepared {
  payment: { client_secret: string };
  contribution: { hash: string };
}

interface Received {
  email: string;
  password: string;
  /** Cents that one giver put in. */
  amount: number;
}

/** A new parent at `/camille-et-noe` whose list received money that the bank has confirmed; answers their token. */
export async function parentWithMoney(url: string, { amount, ...account }: Received): Promise<string> {
  const call = <T>(path: string, input: object, token = '') => callSite<T>({ url, token }, path, input);
  const { token } = await call<{ token: string }>('user/register_with_email', account);
  await call('user/finish_setup', { firstname: 'Camille', list_slug: 'camille-et-noe' }, token);
  const { list_uuid } = await call<{ list_uuid: string }>('publiclist/get_list_id_from_slug', {
    slug: 'camille-et-noe',
  });
  const { payment, contribution } = await call<Prepared>('publiclist/list_prepare_contribution', {
    list_uuid,
    contribution: { amount, contributor: { email: 'mamie@exemple.fr', publicname: 'Mamie Odile' } },
  });
  await call('demo/confirm', { client_secret: payment.client_secret, card_number: '4242424242424242' });
  // The bank is asked, rather than its event waited for.
  await call('publiclist/list_check_contribution_status', { hash: contribution.hash });
  return token;
}
