import type { OtherTab } from '#src/features/accounts/other-tab.ts';
import { OTHER_TAB } from '#src/lib/constants.ts';

/** Few pages see another tab change who is signed in: the rest is fetched then. */
const following = () => import('./follow-tab.ts');

addEventListener(OTHER_TAB, (event) => {
  const { detail } = event as CustomEvent<OtherTab>;
  following().then(
    ({ hearChange }) => hearChange(detail),
    () => {},
  );
});

addEventListener('storage', ({ key, isTrusted }) => {
  if (!isTrusted || (key !== null && key !== 'auth_tokens' && key !== 'business')) return;
  following().then(
    ({ showFace }) => showFace(),
    () => {},
  );
});
