import { randomUUID } from 'node:crypto';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { accountsOf } from '#src/features/money/accounts.ts';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { moneyModeOf } from '#src/features/money/provider.server.ts';
import { voucherDeskCalls } from '#src/features/vouchers/desk.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { join, type Member } from '#tests/cast.ts';
import type { TestApp } from './app.ts';
import { CARDS } from './cagnotte.ts';
import { prove } from './prove.ts';

const DAY = 24 * 3600_000;

export const GIVEN = {
  amount: 5000,
  recipient: { email: 'sami@exemple.fr', name: 'Sami' },
  buyer: { email: 'odile@exemple.fr', name: 'Odile' },
  message: 'Pour le petit lit',
  send_on: null as string | null,
};

/** The code that the newest of these mails tells. */
export const codeIn = (mails: readonly { text: string }[]): string =>
  /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';

export interface Counter {
  rose: Member;
  asRose<T>(work: () => Promise<T>): Promise<T>;
  /** Cents that we owe in vouchers. */
  owed(): Promise<number>;
  /** Cents of one of the ledger's accounts of vouchers. */
  held(account: 'vouchersExpired' | 'vouchersGiven'): Promise<number>;
  problems(): Promise<string[]>;
  /** A day of the site's clock, so many days from now. */
  day(days: number): string;
  /** Time goes by, and what is due is done. */
  later(days: number): Promise<void>;
  bought(more?: Partial<typeof GIVEN>, card?: string): Promise<string>;
  /** The code of a voucher that the shop gives. */
  given(amount: number, expires_on?: string): Promise<string>;
}

/** Rose, who proved who she is, behind the counter of vouchers. */
export async function openCounter(app: TestApp): Promise<Counter> {
  const rose = await join(app, 'rose');
  await prove(app, rose.token);
  const { db } = app.services.database;
  const asRose: Counter['asRose'] = (work) => app.as(rose.token, work);
  const codes = accountsOf(moneyModeOf(app.services));
  let ahead = 0;
  const day = (days: number) => parisDay(new Date(app.services.clock().getTime() + days * DAY));
  return {
    rose,
    asRose,
    day,
    owed: () => balanceOf(db, codes.vouchers),
    held: (account) => balanceOf(db, codes[account]),
    problems: async () => (await checkLedger(db)).problems,
    async later(days) {
      ahead += days * DAY;
      app.services.moveClock(ahead);
      await app.runJobs();
    },
    async bought(more = {}, card = CARDS.good) {
      const { hash, payment } = await voucherCalls.preparePurchase({ ...GIVEN, ...more });
      await demoCalls.confirm({ client_secret: payment?.client_secret ?? '', card_number: card });
      await app.runJobs();
      return hash;
    },
    async given(amount, expires_on = day(60)) {
      const made = await asRose(() =>
        voucherDeskCalls.create({ count: 1, amount, expires_on, label: 'Geste', key: randomUUID() }),
      );
      return made.codes[0] ?? '';
    },
  };
}
