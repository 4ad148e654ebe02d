import { LATE_AFTER_DAYS, type PrintedCard } from '#src/features/cagnotte/cards/card.ts';
import { CARD_FR, cardsFr as fr } from '#src/features/cagnotte/cards/cards.fr.ts';
import { formatDate } from '#src/lib/format.ts';
import { paymentHref } from './places.ts';

interface Props {
  items: readonly PrintedCard[];
  chosen: readonly number[];
  onChoose(ids: readonly number[]): void;
}

const isOpen = ({ state }: PrintedCard) => state === 'waiting' || state === 'printed';

/** The cards of one state, to choose from. */
export function CardsTable({ items, chosen, onChoose }: Props) {
  const open = items.filter(isOpen).map(({ id }) => id);
  const all = open.length > 0 && open.every((id) => chosen.includes(id));
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <table className="content-table pay-table pay-cards">
      <caption className="visually-hidden">{fr.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <label className="desk-check">
              <input
                type="checkbox"
                checked={all}
                disabled={open.length === 0}
                onChange={() => onChoose(all ? [] : open)}
              />
              <span className="visually-hidden">{fr.all}</span>
            </label>
          </th>
          <th scope="col">{fr.columns.card}</th>
          <th scope="col">{fr.columns.where}</th>
          <th scope="col">{fr.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <Row key={one.id} one={one} checked={chosen.includes(one.id)} onToggle={() => toggle(one.id)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ one, checked, onToggle }: { one: PrintedCard; checked: boolean; onToggle(): void }) {
  return (
    <tr>
      <td>
        {isOpen(one) && (
          <label className="desk-check">
            <input type="checkbox" checked={checked} onChange={onToggle} />
            <span className="visually-hidden">{fr.choose(one.list_title)}</span>
          </label>
        )}
      </td>
      <th scope="row">
        <a href={paymentHref(one.reference)}>{one.list_title}</a>
        <span className="pay-card-line">{fr.from(one.giver)}</span>
        <span className="pay-card-line small" title={one.words}>
          {one.words || fr.noWords}
        </span>
      </th>
      <td>
        <Where one={one} />
      </td>
      <td>
        {CARD_FR[one.state]}
        <span className="pay-card-line small">{said(one)}</span>
      </td>
    </tr>
  );
}

function Where({ one: { address, state } }: { one: PrintedCard }) {
  if (!address) return <span className="muted">{state === 'waiting' ? fr.noAddress : fr.forgotten}</span>;
  const { recipient, line1, line2, postal_code, city } = address;
  const lines = [recipient, line1, line2, `${postal_code} ${city}`].filter(Boolean);
  return (
    <address title={lines.join('\n')}>
      {lines.map((line) => (
        <span key={line} className="pay-card-line">
          {line}
        </span>
      ))}
    </address>
  );
}

/** The last thing that happened to it, or how late it is. */
function said({ state, paid_at, printed_at, sent_at, address }: PrintedCard): string {
  if (state === 'canceled') return printed_at ? fr.keptBack(formatDate(printed_at)) : fr.givenBack;
  if (sent_at) return fr.sent(formatDate(sent_at));
  if (printed_at) return fr.printed(formatDate(printed_at));
  if (!paid_at) return '';
  const days = Math.floor((Date.now() - Date.parse(paid_at)) / 86_400_000);
  return state === 'waiting' && address && days > LATE_AFTER_DAYS
    ? fr.late(days)
    : fr.paid(formatDate(paid_at));
}
