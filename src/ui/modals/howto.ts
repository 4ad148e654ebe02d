import { element } from '#src/lib/dom.ts';
import { keep, readKeptJson } from '#src/lib/kept.ts';
import type { BuildModal } from './names.ts';

const STEPS = [
  'Ajoutez ce qui vous ferait plaisir\u202f: cherchez un produit, collez le lien d’une autre boutique, ou écrivez simplement une idée.',
  'Partagez l’adresse de votre liste, par message ou par le QR code de sa feuille à imprimer.',
  'Vos proches réservent, achètent ou participent à la cagnotte. Vous découvrez tout à la date que vous avez choisie.',
];

/** docs/spec/product.md §3: `tutos` says which how-tos were seen. */
function remember(name: string): void {
  const seen = readKeptJson('tutos');
  const names = Array.isArray(seen) ? seen.filter((one) => typeof one === 'string' && one !== name) : [];
  keep('tutos', JSON.stringify([...names, name]));
}

export const build: BuildModal<'howto-01'> = (_params, answer) => {
  remember('howto-01');
  const close = element('button', { type: 'button', class: 'button button-main' }, 'J’ai compris');
  close.addEventListener('click', () => answer(true));
  return {
    title: 'Votre liste en trois gestes',
    body: [
      element('ol', {}, ...STEPS.map((step) => element('li', {}, step))),
      element('p', { class: 'modal-answers' }, close),
    ],
  };
};
