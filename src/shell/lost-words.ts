import { wordsOfPath } from '#src/lib/words-of-path.ts';

/** Where nothing is, what was looked for is one press away. The page itself knows nothing of its address. */
const field = document.querySelector<HTMLInputElement>('#error-q');
if (field && field.value === '') field.value = wordsOfPath(location.pathname);
