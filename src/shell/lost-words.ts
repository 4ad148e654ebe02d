import { wordsOfPath } from '#src/lib/words-of-path.ts';

/** Puts the words of an address that leads nowhere into the field of its search: the page itself knows nothing of it. */
const field = document.querySelector<HTMLInputElement>('#error-q');
if (field && field.value === '') field.value = wordsOfPath(location.pathname);
