/** The bell's dot, for who is signed in: asked at most every five minutes, once the page is there. */
const { classList } = document.documentElement;
const ask = () =>
  import('#src/features/notifications/unread.ts').then(
    ({ refreshUnread }) => refreshUnread(),
    () => {},
  );
if (classList.contains('auth') && classList.contains('old-news')) {
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}

export {};
