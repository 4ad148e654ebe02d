/**
 * docs/spec/product.md §4: what the page is loading. `routerBefore`: another page was asked for and has not
 * come; `routerAfter`: it is here and its pictures, styles or islands are not all there yet. On the document
 * as `data-loading`, which draws the line at the top of the screen (notices.css): an installed app has no
 * other.
 */
export type LoadingState = 'none' | 'routerBefore' | 'routerAfter';

const root = document.documentElement;

function setLoading(state: LoadingState): void {
  root.dataset.loading = state;
}

const done = () => setLoading('none');

if (document.readyState === 'complete') done();
else setLoading('routerAfter');
addEventListener('load', done);
addEventListener('beforeunload', () => setLoading('routerBefore'));
// Left for good, come back from the browser's memory, or not left after all: a link to a file, a call, a mail.
for (const settled of ['pagehide', 'pageshow', 'focus']) addEventListener(settled, done);
