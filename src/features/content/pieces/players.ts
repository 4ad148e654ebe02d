/** The players that a video may open in its place once it is tapped; the page's policy lets these alone in. */
const PLAYERS: readonly { host: RegExp; id(url: URL): string | null | undefined; src(id: string): string }[] =
  [
    {
      host: /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/,
      id: ({ pathname, searchParams }) =>
        searchParams.get('v') ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(pathname)?.[1],
      src: youtube,
    },
    { host: /^youtu\.be$/, id: ({ pathname }) => pathname.slice(1), src: youtube },
    {
      host: /^(?:www\.|player\.)?vimeo\.com$/,
      id: ({ pathname }) => /^\/(?:video\/)?(\d+)$/.exec(pathname)?.[1],
      src: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
    },
    {
      host: /^(?:www\.)?dailymotion\.com$/,
      id: ({ pathname }) => /^\/video\/([^/]+)/.exec(pathname)?.[1],
      src: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
    },
  ];

function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

/** The address of the player of a video's page; null for a site that is opened as a page. */
export function playerOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const player = PLAYERS.find(({ host }) => url.protocol === 'https:' && host.test(url.hostname));
  const id = player?.id(url);
  return player && id && /^[\w-]{1,40}$/.test(id) ? player.src(id) : null;
}
