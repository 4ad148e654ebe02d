const ROWS = ['azertyuiopqsdfghjklmwxcvbn', 'qwertyuiopasdfghjklzxcvbnm', '01234567890'];
const WORDS = [
  'password',
  'motdepasse',
  'admin',
  'secret',
  'changeme',
  'changezmoi',
  'merveille',
  'azerty',
  'qwerty',
];
/** Shorter pieces are in many words by chance. */
const OWN_MIN = 4;

/**
 * True for a secret that somebody would try: few different characters, one piece again and again, neighbours of the
 * alphabet or of a keyboard, or little beside a well-known word or one of `own`. For secrets of an operator.
 */
export function isGuessable(secret: string, own: readonly string[] = []): boolean {
  const bare = secret.toLowerCase();
  if (new Set(bare).size < 6 || /^(.+?)\1+.?$/su.test(bare)) return true;
  const known = [...WORDS, ...own.map((word) => word.toLowerCase())].filter((word) => word.length >= OWN_MIN);
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), bare);
  if (rest.length < secret.length / 2) return true;
  const steps = [...bare].slice(1).filter((character, n) => isNextTo(bare[n] as string, character));
  return steps.length > bare.length / 2;
}

function isNextTo(before: string, character: string): boolean {
  if (Math.abs(before.charCodeAt(0) - character.charCodeAt(0)) <= 1) return true;
  return ROWS.some((row) => row.includes(before + character) || row.includes(character + before));
}
