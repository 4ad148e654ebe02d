import type { Today } from '#src/features/merchants/business.calls.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import type { Business } from '#src/features/merchants/merchant.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { NotLoaded } from '../screens/NotLoaded.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { OrderCard } from './orders/OrderCard.tsx';
import { ADDRESS, COMPANY, productHref, SELLER_PLACES } from './places.ts';
import { SellerFrame } from './SellerFrame.tsx';
import { todayFr as fr } from './seller.fr.ts';
import { WrongSession } from './WrongSession.tsx';

/** `/i/business`: what to send, what is late, the money, and what is missing. */
export function TodayScreen() {
  return (
    <>
      <WrongSession />
      <SellerFrame place="today">{(me) => <Overview me={me} />}</SellerFrame>
    </>
  );
}

function Overview({ me }: { me: Business }) {
  const [loaded, reload] = useLoaded(businessCalls.today);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const today = loaded.value;
  return (
    <>
      <MissingNote me={me} today={today} />
      <Figures today={today} />
      <section className="stack" aria-labelledby="a-envoyer">
        <h2 id="a-envoyer">{fr.toSend}</h2>
        {today.orders.length === 0 ? (
          <p className="muted">{fr.nothing}</p>
        ) : (
          <ul className="plain stack">
            {today.orders.map((order) => (
              <OrderCard key={order.reference} order={order} />
            ))}
          </ul>
        )}
        {today.to_send > today.orders.length && (
          <p>
            <a href={SELLER_PLACES.orders}>{fr.allOrders(today.to_send)}</a>
          </p>
        )}
      </section>
    </>
  );
}

function MissingNote({ me, today: { missing, products } }: { me: Business; today: Today }) {
  const pending = me.status === 'pending';
  const none = products.active + products.out_of_stock + products.withheld + products.archived === 0;
  if (me.closed_at || (missing.length === 0 && !pending)) return null;
  return (
    <Notice tone="cream" title={pending ? fr.pending : fr.missingTitle}>
      {pending && <p>{fr.pendingText}</p>}
      {missing.length > 0 && (
        <>
          {pending && <p>{fr.missing}</p>}
          <ul>
            {missing.map((one) => (
              <li key={one}>
                <a href={MISSING_AT[one]}>{fr.things[one]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {pending && missing.length === 0 && <p>{none ? '' : fr.allThere}</p>}
    </Notice>
  );
}

const MISSING_AT: Record<Today['missing'][number], string> = {
  siret: COMPANY,
  description: SELLER_PLACES.settings,
  phone: SELLER_PLACES.settings,
  address: ADDRESS,
  logo: SELLER_PLACES.settings,
  products: productHref('nouveau'),
  identity: SELLER_PLACES.payments,
};

function Figures({ today }: { today: Today }) {
  const { money, products } = today;
  const rows: [label: string, value: string, href: string, bad?: boolean][] = [
    [fr.figures.toSend, String(today.to_send), SELLER_PLACES.orders],
    [fr.figures.late, String(today.late), SELLER_PLACES.orders, today.late > 0],
    [fr.figures.out(products.out_of_stock), String(products.out_of_stock), SELLER_PLACES.products],
    [fr.figures.active, String(products.active), SELLER_PLACES.products],
  ];
  if (money)
    rows.push(
      [
        fr.figures.available(money.available),
        formatPrice(money.available),
        SELLER_PLACES.payments,
        money.available < 0,
      ],
      [fr.figures.pending, formatPrice(money.pending), SELLER_PLACES.payments],
    );
  return (
    <>
      <ul className="plain seller-figures">
        {rows.map(([label, value, href, bad]) => (
          <li key={label} className="sheet" data-bad={bad || undefined}>
            <a href={href}>
              <strong className="numbers">{value}</strong>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      {money?.next_available_at && (
        <p className="small muted">{fr.next(formatDate(money.next_available_at))}</p>
      )}
    </>
  );
}
