import '#src/ui/css/facts.css';
import type { Offer } from '#src/features/offers/offer.ts';
import { formatNumber, formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { offersFr } from './offers.fr.ts';

const { offers: fr } = offersFr;

interface Props {
  offer: Offer;
  /** Times it was taken, orders paid with it, and the goods of those orders in cents. */
  figures: { claims: number; uses: number; turnover: number };
  onClose(): void;
}

/** The report of one offer: a figure a tile, each with the words that say of what. */
export function OfferReport({ offer, figures: { claims, uses, turnover }, onClose }: Props) {
  const tiles = [
    [fr.figures.claims, formatNumber(claims), fr.figures.claimsMeant(offer.stock)],
    [fr.figures.uses, formatNumber(uses), fr.figures.usesMeant],
    [fr.figures.turnover, formatPrice(turnover), fr.figures.turnoverMeant],
  ] as const;
  return (
    <Dialog title={fr.reportOf(offer.title)} onClose={onClose} narrow>
      {claims + uses === 0 && <p>{fr.noneTaken}</p>}
      <dl className="facts">
        {tiles.map(([name, figure, meant]) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>
              {figure} <small>{meant}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="form-actions">
        <Button look="main" onClick={onClose}>
          {fr.close}
        </Button>
      </div>
    </Dialog>
  );
}
