import * as z from 'zod/mini';

/** The pages that the law, or what people accept here, asks of whoever opens a site; the most pressing first. */
export const LEGAL_SLUGS = [
  'mentions-legales',
  'confidentialite',
  'conditions-de-vente',
  'retractation',
  'garanties-legales',
  'conditions-generales',
  'cookies',
] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** One that is not ready: `missing`, a `draft` that readers do not see, or `incomplete` before them. */
export const LegalPage = z.object({
  slug: z.enum(LEGAL_SLUGS),
  state: z.enum(['missing', 'draft', 'incomplete']),
  /** Passages that only whoever runs the site can write. */
  passages: z.int(),
  /** Null while it is missing. */
  id: z.nullable(z.int()),
});
export type LegalPage = z.output<typeof LegalPage>;
