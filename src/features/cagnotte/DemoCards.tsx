import { payFr as fr } from './pay.fr.ts';

/** docs/spec/calls.md §/api/demo/ confirm: what each test card does. */
const CARDS = [
  ['4242 4242 4242 4242', 'paiement accepté'],
  ['4000 0000 0000 0002', 'carte refusée'],
  ['4000 0000 0000 9995', 'provision insuffisante'],
  ['4000 0027 6000 3184', 'validation 3-D Secure à chaque fois'],
  ['4000 0025 0000 3155', 'validation 3-D Secure une seule fois'],
  ['4000 0000 0000 0341', 'enregistrée, puis refusée au débit'],
] as const;

export function DemoCards({ choose }: { choose(number: string): void }) {
  return (
    <details>
      <summary>{fr.hints}</summary>
      <ul className="plain card-hints">
        {CARDS.map(([number, effect]) => (
          <li key={number}>
            <button type="button" className="chip" onClick={() => choose(number)}>
              <code>{number}</code> {effect}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
