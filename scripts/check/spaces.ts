// The spaces, quotes and points of French copy, as they are printed.

const TYPOGRAPHY: [pattern: RegExp, why: string][] = [
  [/[\p{L}\d)»%€] [;:!?](\s|$)/u, 'a narrow no-break space (U+202F) goes before ; : ! ?'],
  [/[\p{L}\d)»%€]\u00a0[;:!?](\s|$)/u, 'the space before ; : ! ? is the narrow one (U+202F)'],
  [/\p{L}[;!?](\s|$)/u, 'a narrow no-break space (U+202F) goes before ; ! ?'],
  [/\p{L}:(\s|$)/u, 'a narrow no-break space (U+202F) goes before a colon'],
  [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
  [/«(?!\u202f)|(?<!\u202f)»/u, 'a narrow no-break space (U+202F) goes inside « »'],
  [/(?:^|[\d)]) [€%]/u, 'a no-break space goes before € and %: an amount is not cut at the end of a line'],
  [/\.\.\./, 'the ellipsis is …'],
];

/** The faults of a text, each with its place. */
export function spacesIn({ path, line }: { path: string; line: number }, text: string): string[] {
  return TYPOGRAPHY.filter(([pattern]) => pattern.test(text)).map(
    ([, why]) => `${path}:${line}: ${why}: ${JSON.stringify(text.trim().slice(0, 60))}`,
  );
}
