import { MENU_AWAY_MS, SCROLLS_BEFORE_AWAY } from '#src/lib/constants.ts';

/** Product rules for the bottom menu: away after more than 50 scroll frames downwards, for 900 ms. */
const menu = document.getElementById('bottom-menu');
let lastY = scrollY;
let framesDown = 0;
let waiting = false;
let back: ReturnType<typeof setTimeout> | undefined;

function comeBack() {
  framesDown = 0;
  menu?.removeAttribute('data-away');
}

function countFrame() {
  waiting = false;
  framesDown = scrollY > lastY ? framesDown + 1 : 0;
  lastY = scrollY;
  if (framesDown <= SCROLLS_BEFORE_AWAY) return;
  menu?.setAttribute('data-away', '');
  clearTimeout(back);
  back = setTimeout(comeBack, MENU_AWAY_MS);
}

if (menu) {
  // Several scroll events may fire within one frame: they count once.
  const onScroll = () => {
    if (!waiting) requestAnimationFrame(countFrame);
    waiting = true;
  };
  addEventListener('scroll', onScroll, { passive: true });
  menu.addEventListener('focusin', comeBack);
}
