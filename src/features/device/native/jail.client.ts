import './jail.css';
import { siteName } from '#src/lib/site-name.ts';
import { deviceFr } from '../device.fr.ts';

/** Session storage: the path that this visit of the app is kept to. */
const KEY = 'jailed';
/** Signing in is part of the way to any route. */
const ALWAYS = /^\/(?:mon-compte-|i\/auth\/|i\/marketplace\/(?:inscription|nouveau-mot-de-passe))/;

const jailedTo = () => sessionStorage.getItem(KEY);

export function setJail(path: string | null): void {
  if (path === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, new URL(path, location.origin).pathname);
}

function leaves(link: HTMLAnchorElement, kept: string): boolean {
  return link.origin === location.origin && link.pathname !== kept && !ALWAYS.test(link.pathname);
}

/** Shows this page without the shell's menus when the app asked for it, and one way out: the whole site. */
export function keepJail(): void {
  const kept = jailedTo();
  if (kept === null) return;
  document.documentElement.classList.add('jailed');
  const out = document.createElement('p');
  out.className = 'jail-out';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = deviceFr.native.wholeSite(siteName());
  button.addEventListener('click', () => {
    setJail(null);
    document.documentElement.classList.remove('jailed');
    out.remove();
  });
  out.append(button);
  document.querySelector('main')?.before(out);
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && jailedTo() !== null && leaves(link, kept)) event.preventDefault();
    },
    { capture: true },
  );
}
