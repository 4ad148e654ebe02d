/** The kinds of news a person can be told of. */
export const KINDS = ['contribution', 'co_owner', 'list', 'payout', 'account'] as const;
export type Kind = (typeof KINDS)[number];

/** By mail at once, in a mail a day, or only on the site. */
export const CHOICES = ['now', 'digest', 'site'] as const;
export type Choice = (typeof CHOICES)[number];

const DEFAULTS: Record<Kind, Choice> = {
  contribution: 'now',
  co_owner: 'now',
  list: 'digest',
  payout: 'now',
  account: 'now',
};

/** Every preference of a person: what is stored, or the default. Money on its way and the account always mail. */
export function preferencesOf(stored: Record<string, unknown>): Record<Kind, Choice> {
  const entries = KINDS.map((kind) => {
    const kept = CHOICES.find((choice) => choice === stored[kind]);
    return [kind, kept ?? DEFAULTS[kind]] as const;
  });
  return Object.fromEntries(entries) as Record<Kind, Choice>;
}

export const KIND_LABELS: Record<Kind, string> = {
  contribution: 'Une participation à la cagnotte',
  co_owner: 'Les personnes qui gèrent la liste avec vous',
  list: 'Des nouvelles de votre liste',
  payout: 'Vos retraits d’argent',
  account: 'La sécurité de votre compte',
};

export const CHOICE_LABELS: Record<Choice, string> = {
  now: 'Par e-mail, tout de suite',
  digest: 'Un e-mail par jour',
  site: 'Seulement ici',
};

/** Kinds that also reach the person's devices, once they asked for it on one: all, but those switched off. */
export function pushedOf(stored: Record<string, unknown>): Record<Kind, boolean> {
  const entries = KINDS.map((kind) => [kind, stored[pushKey(kind)] !== 'off'] as const);
  return Object.fromEntries(entries) as Record<Kind, boolean>;
}

/** Beside the choices by mail, in the same place. */
export const pushKey = (kind: Kind) => `push:${kind}`;
