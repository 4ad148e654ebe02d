/** The bell's dot, for who is signed in: asked at most every five minutes, once the page is there. */
const { classList } = document.documentElement;
if (classList.contains('auth') && classList.contains('old-news'))
  addEventListener('load', () =>
    import('#src/features/notifications/unread.ts').then(
      ({ refreshUnread }) => refreshUnread(),
      () => {},
    ),
  );

export {};
