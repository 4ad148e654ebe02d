// The tables that a list's page shows, column by column: those that publish it, and those that it does not show.

interface Table {
  name: string;
  /** The row that changes. */
  where: () => string;
  tag: () => string;
  /** Columns that the page shows, with another value. */
  shown: Record<string, string>;
  /** Those it does not, or that never change. */
  silent: string[];
}

/** Of the list that is looked at, its owner, a product of its own and one of the catalogue; set before the tests. */
export const rows = { listId: 0, personId: 0, ownId: 0, catalogueId: 0 };
export const list = () => `list:${rows.listId}`;
const dates = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, "now() + interval '1 day'"]));
const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `coalesce(${name}, '') || 'x'`]));
const product = {
  ...texts('merchant_item_id', 'name', 'slug', 'description', 'brand_text', 'thumb_image', 'url'),
  kind: `'external'`,
  brand_id: 'case when brand_id is null then (select max(id) from brand) end',
  images: `'["/x.webp"]'`,
  price_cents: '4321',
  sold_here: 'not sold_here',
  availability: `'out_of_stock'`,
  enabled: 'not enabled',
  deleted_at: 'now()',
};
const productSilent =
  'id attributes own_list_id classification_slug stock delivery popularity demo gtin feed_id feed_key feed_hash kept_fields withheld merchant_id archived_at revision created_at updated_at vat_rate';

export const TABLES: Table[] = [
  {
    name: 'list',
    where: () => `id = ${rows.listId}`,
    tag: list,
    shown: {
      ...texts('slug', 'title'),
      ...dates('archived_at', 'deleted_at'),
      owner_id: 'null',
      birthdate: `'2998-01-01'`,
      cover: `'{"url":"/x"}'`,
      settings: `'{"layout":"rows"}'`,
      props: `'{"welcome":"x"}'`,
      design: `'{"header":"#112233"}'`,
    },
    silent: 'id uuid past_covers set_aside demo hushed_at hushed created_at updated_at'.split(' '),
  },
  {
    name: 'list_item',
    where: () => `list_id = ${rows.listId}`,
    tag: list,
    shown: {
      ...texts('description', 'classification'),
      ...dates('bought_at', 'added_at', 'removed_at'),
      ...Object.fromEntries(['position', 'quantity', 'quantity_bought'].map((name) => [name, `${name} + 1`])),
      priority: '(priority + 1) % 4',
    },
    silent: 'id list_id product_id client_id'.split(' '),
  },
  {
    name: 'reservation',
    where: () => 'true',
    tag: list,
    shown: { quantity: 'quantity + 1', step: `'ordered'`, ...dates('reserved_until', 'released_at') },
    silent: 'id uuid item_id email name reminded_at words second_hand created_at'.split(' '),
  },
  {
    name: 'item_pool',
    where: () => 'true',
    tag: list,
    shown: {
      target: 'target + 1',
      quantity: 'quantity + 1',
      deadline: 'deadline + 1',
      status: `'funded'`,
      ...dates('funded_at', 'ended_at'),
    },
    silent: 'id uuid item_id provider livemode created_at'.split(' '),
  },
  {
    name: 'pot',
    where: () => `list_id = ${rows.listId}`,
    tag: list,
    shown: {
      ...texts('provider', 'purpose', 'message'),
      livemode: 'not livemode',
      goal: 'coalesce(goal, 0) + 100',
    },
    silent: 'id list_id created_by_owner_at held_at held_reason created_at'.split(' '),
  },
  {
    name: 'contribution',
    where: () => `status = 'succeeded'`,
    tag: list,
    shown: {
      status: `'refunded'`,
      amount: 'amount + 1',
      anonymous: 'not anonymous',
      ...texts('publicname'),
      refunded: 'refunded + 1',
      disputed: 'disputed + 1',
      ...dates('joined_at', 'paid_at'),
    },
    silent:
      'id uuid hash thanks_key pot_id provider livemode fee kindwords email to_self delayed charge_on intent_id payment_method attempt last_failure_id failure_code version cancel_requested_at consent_at charge_tries next_charge_at reminded_at needs_action_until editor_hash funds_available_at released_at pool_id shortfall created_at updated_at'.split(
        ' ',
      ),
  },
  {
    name: 'guess_game',
    where: () => `list_id = ${rows.listId}`,
    tag: list,
    shown: {
      asks: `array['sex']`,
      closes_on: 'closes_on + 1',
      answers: `'{"sex":"girl"}'`,
      ended: `'{}'`,
      ...dates('revealed_at'),
    },
    silent: 'list_id created_at closed_told'.split(' '),
  },
  {
    // Shown once the birth is told, after which nothing of it changes; one more, or one less, publishes.
    name: 'guess',
    where: () => `list_id = ${rows.listId}`,
    tag: list,
    shown: {},
    silent: 'id list_id email publicname answers created_at updated_at'.split(' '),
  },
  {
    name: 'person',
    where: () => `id = ${rows.personId}`,
    tag: () => `person:${rows.personId}`,
    shown: texts('firstname', 'lastname', 'partner_firstname', 'profilepic'),
    silent:
      'id uuid email email_verified_at password_hash is_admin disable_cache setup_step referal ticket_code totp_secret totp_confirmed_at totp_last_step notify rights disabled_at created_at'.split(
        ' ',
      ),
  },
  {
    name: 'product',
    where: () => `id = ${rows.ownId}`,
    tag: list,
    shown: product,
    silent: productSilent.split(' '),
  },
  {
    name: 'product',
    where: () => `id = ${rows.catalogueId}`,
    tag: () => `product:${rows.catalogueId}`,
    shown: product,
    silent: productSilent.split(' '),
  },
];
