import { paymentsFr } from './payments.fr.ts';
import { PAYMENT_PLACES, type PaymentPlace } from './places.ts';

const { tabs } = paymentsFr;

export function PaymentsTabs({ current }: { current: PaymentPlace }) {
  return (
    <nav aria-label={tabs.label}>
      <ul className="plain row pay-tabs">
        {Object.entries(PAYMENT_PLACES).map(([place, href]) => (
          <li key={place}>
            <a href={href} aria-current={place === current ? 'page' : undefined}>
              {tabs[place as PaymentPlace]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
