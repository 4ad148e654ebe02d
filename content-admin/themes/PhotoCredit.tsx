import { themesFr } from './themes.fr.ts';

const { gallery: fr } = themesFr;
const UNSPLASH = 'https://unsplash.com/?utm_medium=referral';

/** The photograph's author and the site it comes from, as Unsplash asks. */
export function PhotoCredit({ author, url }: { author: string; url: string }) {
  return (
    <p>
      {fr.credit}{' '}
      <a href={url} target="_blank" rel="noopener">
        {author}
      </a>{' '}
      <a href={UNSPLASH} target="_blank" rel="noopener">
        {fr.on}
      </a>
    </p>
  );
}
