import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    elements: ['html5'],
    rules: {
      // Integrity hashes are for what another origin serves; all that our pages load is ours.
      'require-sri': ['error', { target: 'crossorigin' }],
      // React and Astro write attributes and void elements in their own way: the parser reads the same tree.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // The server takes the spaces between elements away; one that is left changes nothing.
      'no-trailing-whitespace': 'off',
      // React's useId begins with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // A field repeated on purpose is read as a list: names to compare, filters.
      'form-dup-name': 'off',
      // A table drawn as a list on phones says its roles again, for the screen readers that would lose them.
      'no-redundant-role': 'off',
    },
  }),
);

/** Astro puts the style of its island wrappers where the first of them stands. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/g;

/** Lists the faults of a page by the standard and the recommended rules, one line each; empty when none. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
