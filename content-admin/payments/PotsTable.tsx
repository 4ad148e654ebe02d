import type { PotRow } from '#src/features/money/holds/pot-row.ts';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { PotStatementButton } from './PotStatementButton.tsx';
import { paymentsFr } from './payments.fr.ts';

const { pots: fr } = paymentsFr;

interface Props {
  items: readonly PotRow[];
  onTurn(pot: PotRow): void;
  busy: boolean;
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

export function PotsTable({ items, onTurn, busy, run }: Props) {
  return (
    <table className="content-table pay-table">
      <thead>
        <tr>
          <th scope="col">{fr.columns.list}</th>
          <th scope="col">{fr.columns.collected}</th>
          <th scope="col">{fr.columns.available}</th>
          <th scope="col">{fr.columns.pending}</th>
          <th scope="col">{fr.columns.state}</th>
          <th scope="col">
            <span className="visually-hidden">{fr.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((pot) => {
          const action = pot.held_at ? fr.release : fr.hold;
          return (
            <tr key={pot.list_uuid}>
              <th scope="row">
                <a href={`/${pot.slug}`}>{pot.title}</a>
                <span className="content-by">{pot.owner}</span>
              </th>
              <td className="pay-sum">{formatPrice(pot.collected)}</td>
              <td className="pay-sum">{formatPrice(pot.available)}</td>
              <td className="pay-sum">{formatPrice(pot.pending)}</td>
              <td>{pot.held_at ? fr.heldSince(pot.held_at, pot.held_reason) : fr.active}</td>
              <td>
                <div className="row">
                  <PotStatementButton pot={pot} busy={busy} run={run} />
                  <Button aria-label={`${action}, ${fr.of(pot.title)}`} onClick={() => onTurn(pot)}>
                    {action}
                  </Button>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
