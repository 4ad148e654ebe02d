import { type SQL, sql } from 'drizzle-orm';

/** The rows looked at in one statement: those whose id is above `after`, up to `upTo`. */
export interface Stretch {
  after: number;
  upTo: number;
}

/** A rule of docs/spec/decisions.md §12; its query lists what breaks it: a name, and what was found. */
export interface Invariant {
  sentence: string;
  /** The table it goes through, one stretch of ids after another. */
  over:
    | 'ledger_entry'
    | 'ledger_tx'
    | 'ledger_account'
    | 'contribution'
    | 'shop_order'
    | 'voucher_purchase'
    | 'merchant';
  broken(stretch: Stretch): SQL;
}

/** Debits positive, credits negative, cents. */
export const signed = sql`case when e.direction = 'debit' then e.amount else -e.amount end`;

const within = (column: string, { after, upTo }: Stretch) =>
  sql`${sql.raw(column)} > ${after} and ${sql.raw(column)} <= ${upTo}`;

export const ALTERED = 'not what was written: a stored byte changed';

/** Rows whose digest, written by the database when they were, is not that of what they hold now. */
const altered = (over: 'ledger_entry' | 'ledger_tx'): Invariant => ({
  sentence: ALTERED,
  over,
  broken: (stretch) =>
    sql`select ${`${over} `}::text || r.id as name, left(r.digest, 12) as found
        from ${sql.identifier(over)} r
        where ${within('r.id', stretch)} and r.digest is distinct from ${sql.raw(`${over}_digest`)}(r) limit 100`,
});

/** The vouchers of the money that an account of what we owe is about. */
const ofAccount = (voucher: string) =>
  sql.raw(`a.code = 'voucher:liability' || case when ${voucher}.livemode then ''
    when ${voucher}.provider = 'demo' then ':demo' else ':test' end`);

/** The kinds of money, with the end of their accounts' codes (accounts.ts). */
const MODES = sql.raw(`(values ('demo', false, ':demo'), ('stripe', false, ':test'), ('stripe', true, ''))
  as mode (provider, livemode, suffix)`);

/** Every rule but two that need more than one statement: balances and stored events (ledger-check.server.ts). */
export const INVARIANTS: readonly Invariant[] = [
  altered('ledger_entry'),
  altered('ledger_tx'),
  {
    sentence: 'entries do not sum to zero',
    over: 'ledger_tx',
    broken: (stretch) => sql`select 'ledger_tx ' || t.id as name, coalesce(sum(${signed}), 0)::text as found
        from ledger_tx t left join ledger_entry e on e.tx_id = t.id where ${within('t.id', stretch)}
        group by t.id having coalesce(sum(${signed}), 0) <> 0 or count(e.id) < 2`,
  },
  {
    sentence: 'balance below its minimum',
    over: 'ledger_account',
    broken: (stretch) => sql`select code as name, balance::text as found from ledger_account
        where ${within('id', stretch)}
          and (balance < coalesce(min_balance, balance) or (code like 'pot:%:available' and balance < 0))`,
  },
  {
    sentence: 'a paid contribution without exactly one posting',
    over: 'contribution',
    broken: (stretch) => sql`select 'contribution ' || c.id as name, count(t.id)::text as found
        from contribution c
        left join ledger_tx t on t.idempotency_key = 'contribution:' || c.id || ':succeeded'
        where ${within('c.id', stretch)} and c.status in ('succeeded', 'refunded', 'disputed')
        group by c.id having count(t.id) <> 1`,
  },
  {
    sentence: 'a posting for a contribution that was not paid',
    over: 'contribution',
    broken: (stretch) => sql`select t.idempotency_key as name, c.status as found
        from contribution c
        join ledger_tx t on t.idempotency_key = 'contribution:' || c.id || ':succeeded'
        where ${within('c.id', stretch)} and c.status not in ('succeeded', 'refunded', 'disputed')`,
  },
  {
    sentence: 'a reversal that is not the opposite of what it corrects',
    over: 'ledger_tx',
    broken: (stretch) => sql`select r.idempotency_key || ' ' || a.code as name, sum(${signed})::text as found
        from ledger_tx r
        left join ledger_tx o on o.idempotency_key = substr(r.idempotency_key, 10)
        join ledger_entry e on e.tx_id = r.id or e.tx_id = o.id
        join ledger_account a on a.id = e.account_id
        where ${within('r.id', stretch)} and r.idempotency_key like 'reversal:%'
        group by r.id, a.code having sum(${signed}) <> 0`,
  },
  {
    sentence: 'the pot did not receive the amount given',
    over: 'contribution',
    broken: (
      stretch,
    ) => sql`select 'contribution ' || c.id as name, c.amount || ' given, ' || coalesce(sum(e.amount), 0) || ' posted' as found
        from contribution c
        join ledger_tx t on t.idempotency_key = 'contribution:' || c.id || ':succeeded'
        left join ledger_account a on a.code in ('pot:' || c.pot_id || ':pending', 'pot:' || c.pot_id || ':pooled')
        left join ledger_entry e on e.tx_id = t.id and e.account_id = a.id and e.direction = 'credit'
        where ${within('c.id', stretch)}
        group by c.id having c.amount <> coalesce(sum(e.amount), 0)`,
  },
  {
    sentence: 'a paid order without exactly one posting, or a posting for one that was not paid',
    over: 'shop_order',
    broken: (stretch) => sql`select 'order ' || o.id as name, count(t.id)::text as found
        from shop_order o left join ledger_tx t on t.idempotency_key = 'order:' || o.id || ':paid'
        where ${within('o.id', stretch)}
        group by o.id having count(t.id) <> case when o.paid_at is null then 0 else 1 end`,
  },
  {
    sentence: 'what is due to an order is not what was paid and neither sent nor given back',
    over: 'shop_order',
    broken: (stretch) => sql`select 'order ' || o.id as name, coalesce(a.balance, 0)::text as found
        from shop_order o left join ledger_account a on a.code = 'order:' || o.id || ':due'
        where ${within('o.id', stretch)} and coalesce(a.balance, 0) <>
          case when o.paid_at is null or o.own_sent_at is not null then 0 else o.total - o.refunded - o.bank_back - o.transferred_back - (
            select coalesce(sum((d.shares ->> 'due')::bigint), 0) from dispute d where d.order_id = o.id) - (
            select coalesce(sum(l.unit_price * l.quantity + l.delivery_share - l.refunded), 0)
            from order_line l where l.order_id = o.id and l.merchant_id is not null) end`,
  },
  {
    sentence: 'what waits for a seller is not what their paid lines earn',
    over: 'merchant',
    broken: (
      stretch,
    ) => sql`select 'merchant ' || m.id || mode.suffix as name, coalesce(a.balance, 0)::text as found
        from merchant m cross join ${MODES}
        left join ledger_account a on a.code = 'merchant:' || m.id || ':pending' || mode.suffix
        where ${within('m.id', stretch)} and coalesce(a.balance, 0) <> (
          select coalesce(sum(l.unit_price * l.quantity + l.delivery_share - l.commission - (l.refunded - l.commission_back)), 0)
          from order_line l join shop_order o on o.id = l.order_id
          where l.merchant_id = m.id and o.paid_at is not null and l.released_at is null
            and o.provider = mode.provider and o.livemode = mode.livemode)`,
  },
  {
    sentence: 'what a seller has is not what their paid lines earned, less what was paid out',
    over: 'merchant',
    broken: (
      stretch,
    ) => sql`select 'merchant ' || m.id || mode.suffix as name, coalesce(has.balance, 0)::text as found
        from merchant m cross join ${MODES}
        left join lateral (select sum(a.balance) as balance from ledger_account a where a.code in (
          'merchant:' || m.id || ':pending' || mode.suffix, 'merchant:' || m.id || ':available' || mode.suffix,
          'merchant:' || m.id || ':withdrawing' || mode.suffix)) has on true
        where ${within('m.id', stretch)} and coalesce(has.balance, 0) <> (
          select coalesce(sum(l.unit_price * l.quantity + l.delivery_share - l.commission - (l.refunded - l.commission_back)), 0)
          from order_line l join shop_order o on o.id = l.order_id
          where l.merchant_id = m.id and o.paid_at is not null
            and o.provider = mode.provider and o.livemode = mode.livemode) - (
          select coalesce(sum(w.amount), 0) from withdrawal w join recipient r on r.id = w.recipient_id
          where w.merchant_id = m.id and w.status = 'paid'
            and r.provider = mode.provider and r.livemode = mode.livemode)`,
  },
  {
    sentence: 'the articles of an order are not its lines',
    over: 'shop_order',
    broken: (stretch) => sql`select 'order ' || o.id as name, o.articles::text as found from shop_order o
        where ${within('o.id', stretch)} and o.articles <> (
          select coalesce(sum(l.unit_price * l.quantity), 0) from order_line l where l.order_id = o.id)`,
  },
  {
    sentence: 'what banks hold of an order is not what its disputes took',
    over: 'shop_order',
    broken: (stretch) => sql`select 'order ' || o.id as name, o.disputed::text as found from shop_order o
        where ${within('o.id', stretch)}
          and o.disputed <> (select coalesce(sum(d.taken), 0) from dispute d where d.order_id = o.id)`,
  },
  {
    sentence: 'what a bank gave back of an order in our place is not what its lost disputes took for that',
    over: 'shop_order',
    broken: (stretch) => sql`select 'order ' || o.id as name, o.bank_back::text as found from shop_order o
        where ${within('o.id', stretch)} and o.bank_back <> (
          select coalesce(sum((d.shares ->> 'given')::bigint), 0) from dispute d where d.order_id = o.id)`,
  },
  {
    sentence: 'what an order gave back is not what was posted',
    over: 'shop_order',
    broken: (
      stretch,
    ) => sql`select 'order ' || o.id as name, o.refunded + o.bank_back + o.transferred_back || ' given back, ' || coalesce(-sum(${signed}), 0) || ' posted' as found
        from shop_order o
        left join ledger_tx t on t.ref = 'order:' || o.id and t.idempotency_key ~ '^(reversal:)*order:[0-9]+:(refunded|bank|transfer):'
        left join (ledger_entry e join ledger_account a on a.id = e.account_id
          and (a.kind = 'asset' or a.code ~ '^(voucher:liability|offers:given|offers:own|refunds:by_transfer)')) on e.tx_id = t.id
        where ${within('o.id', stretch)}
        group by o.id having o.refunded + o.bank_back + o.transferred_back <> coalesce(-sum(${signed}), 0)`,
  },
  {
    sentence: 'we owe in vouchers another sum than they hold, or than unpaid orders hold of them',
    over: 'ledger_account',
    broken: (stretch) => sql`select a.code as name, a.balance || ' owed, ' || held.sum || ' held' as found
        from ledger_account a cross join lateral (
          select (coalesce(sum(v.balance), 0) + coalesce((select sum(r.amount) from order_reduction r
            join voucher w on w.id = r.voucher_id where r.state = 'held' and ${ofAccount('w')}), 0))::bigint as sum
          from voucher v where ${ofAccount('v')}) held
        where ${within('a.id', stretch)} and a.code like 'voucher:liability%' and a.balance <> held.sum`,
  },
  {
    sentence: 'a paid voucher without exactly one posting, or a posting for one that was not paid',
    over: 'voucher_purchase',
    broken: (stretch) => sql`select 'purchase ' || p.id as name, count(t.id)::text as found
        from voucher_purchase p left join ledger_tx t on t.idempotency_key = 'purchase:' || p.id || ':paid'
        where ${within('p.id', stretch)}
        group by p.id having count(t.id) <> case when p.paid_at is null then 0 else 1 end`,
  },
];
