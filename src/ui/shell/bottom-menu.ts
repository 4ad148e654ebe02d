/** Product rules for the bottom menu: away after more than 50 scroll frames downwards, for 900 ms. */
const FRAMES_BEFORE_AWAY = 50;
const AWAY_MS = 900;

const menu = document.getElementById('bottom-menu');
let lastY = scrollY;
let framesDown = 0;
let frame = 0;
let back: ReturnType<typeof setTimeout> | undefined;

function comeBack() {
  framesDown = 0;
  menu?.removeAttribute('data-away');
}

function countFrame() {
  frame = 0;
  const down = scrollY > lastY;
  lastY = scrollY;
  framesDown = down ? framesDown + 1 : 0;
  if (framesDown <= FRAMES_BEFORE_AWAY) return;
  menu?.setAttribute('data-away', '');
  clearTimeout(back);
  back = setTimeout(comeBack, AWAY_MS);
}

if (menu) {
  // Several scroll events may fire within one frame: they count once.
  addEventListener(
    'scroll',
    () => {
      frame ||= requestAnimationFrame(countFrame);
    },
    { passive: true },
  );
  menu.addEventListener('focusin', comeBack);
}
