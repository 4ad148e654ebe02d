export interface Source {
  text: string;
  href: string | null;
}

/** A source as an editor writes it: a sentence, then the address of the page when there is one. */
export function readSource(text: string): Source {
  const found = /^(.*\S)\s+(https:\/\/[^\s"'<>]+)$/.exec(text.trim());
  return found ? { text: found[1] ?? '', href: found[2] ?? null } : { text: text.trim(), href: null };
}
