import { newsletterFr as fr } from './newsletter.fr.ts';

/** At registration: a box that nobody ticked beforehand; the mailed link alone makes it count. */
export function LetterOffer({ disabled }: { disabled: boolean }) {
  return (
    <label className="check">
      <input type="checkbox" name={OFFER_NAME} disabled={disabled} />
      <span>{fr.offer}</span>
    </label>
  );
}

const OFFER_NAME = 'letter';

export const wantsLetter = (form: HTMLFormElement): boolean => new FormData(form).has(OFFER_NAME);
