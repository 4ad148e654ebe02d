/** Queries that a careless engine would fall over. */
export const HOSTILE = [
  '"',
  '"poussette',
  'a:* & !b | (',
  "'; drop table search_document; --",
  '\\',
  '%_%',
  '-poussette -',
  '🍼🍼',
  'x'.repeat(200),
  `${'é '.repeat(100)}`,
  'nul\0octet',
  '\ud800',
  '<script>',
  '() OR ()',
  '\u202e\u200b',
];
