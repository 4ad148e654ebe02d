import type { Page } from '@playwright/test';
import { STRIPE_CARDS, type StripeCard } from './books.ts';
import type { StripeDouble } from './server.ts';

/** The stand-in for js.stripe.com's script: one field, whose words are cards of the double. */
const SCRIPT = `
window.Stripe = (key) => ({
  _key: key,
  registerAppInfo() {}, _registerWrapper() {},
  elements: (options) => ({
    secret: options.clientSecret,
    update() {}, getElement: () => null, submit: async () => ({}),
    create() {
      const handlers = {};
      return {
        on(name, work) { handlers[name] = work; return this; },
        off() { return this; }, once() { return this; }, update() {}, unmount() {}, destroy() {},
        mount(node) {
          const label = document.createElement('label');
          label.append('Carte', document.createElement('input'));
          node.append(label);
          setTimeout(() => handlers.ready?.({ elementType: 'payment' }));
        },
      };
    },
  }),
  createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
  confirmPayment: ({ elements }) => window.stripeDouble(elements.secret, document.querySelector('form label input').value),
  confirmSetup: ({ elements }) => window.stripeDouble(elements.secret, document.querySelector('form label input').value),
});
window.Stripe.version = 'endive';
`;

const isCard = (word: string): word is StripeCard => Object.hasOwn(STRIPE_CARDS, word);

/** Routes the provider's script to a stub that talks to the double; a word after the card answers the bank's page. */
export async function stubStripeScript(page: Page, stripe: StripeDouble): Promise<void> {
  await page.exposeFunction('stripeDouble', (secret: string, typed: string) => {
    const [card = '', answer] = typed.split(' ');
    if (!isCard(card)) return { error: { type: 'card_error', message: `Carte inconnue : ${card}` } };
    stripe.pay(secret, card);
    if (answer) stripe.answer3ds(secret, answer === 'oui');
    const intent = [...stripe.books.objects.values()].find((object) => object.client_secret === secret);
    if (intent?.status === 'succeeded') return { paymentIntent: intent };
    return { error: { type: 'card_error', message: 'Votre carte a été refusée.' } };
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
}
