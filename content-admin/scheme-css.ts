const LIGHT = /^:root \{([^}]*)\}/m;
const DARK = /@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/;
const VALUE = /(--[\w-]+): ([^;]+);/g;

/**
 * The colours of both schemes as a person of the team may choose them, read from the site's tokens: what the system
 * prefers is set aside while the page says `data-scheme`.
 */
export function schemeCss(tokens: string): string {
  const dark = [...(DARK.exec(tokens)?.[1] ?? '').matchAll(VALUE)];
  const light = new Map(
    [...(LIGHT.exec(tokens)?.[1] ?? '').matchAll(VALUE)].map(([, key, value]) => [key, value]),
  );
  const block = (scheme: 'light' | 'dark', pick: (key: string, value: string) => string | undefined) => {
    const values = dark.map(([, key = '', value = '']) => `${key}:${pick(key, value)}`);
    return `:root[data-scheme=${scheme}]{color-scheme:${scheme};${values.join(';')}}`;
  };
  return block('dark', (_, value) => value) + block('light', (key) => light.get(key));
}
