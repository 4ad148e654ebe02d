import type { Frame } from './tree.ts';

/** Frames thinner than this share of the whole are left out: nobody could read them. */
const THINNEST = 0.0005;

/** Name, place, own and total milliseconds, children: short, since a page holds thousands. */
type Drawn = [name: string, place: string, self: number, total: number, children: Drawn[]];

/** A page of its own that shows the frames as flames: a click on one widens it, what it called stands below. */
export function flamePage(title: string, tree: Frame): string {
  const least = tree.total * THINNEST;
  const drawn = (frame: Frame): Drawn => {
    const children = frame.children.filter(({ total }) => total >= least).map(drawn);
    return [frame.name, frame.place, tenth(frame.self), tenth(frame.total), children];
  };
  const data = JSON.stringify(drawn(tree)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p id="told">Click a frame to widen it, the topmost to come back. Orange is ours, blue Node's and V8's, green a library's.</p>
<div id="flames"></div>
<script>const root = ${data};
${SCRIPT}</script>
</html>
`;
}

const tenth = (ms: number) => Math.round(ms * 10) / 10;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const STYLE = `
body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; }
h1 { font-size: 1.1rem; overflow-wrap: anywhere; }
#flames { position: relative; }
button { position: absolute; height: 19px; padding: 0 3px; border: 0; border-right: 1px solid #fff; overflow: hidden;
  font: 12px/19px ui-monospace, monospace; text-align: left; white-space: nowrap; cursor: pointer; color: #222; }
.ours { background: #ffb066; } .node { background: #9cc4ee; } .library { background: #a9d8a0; }
button:hover, button:focus-visible { outline: 2px solid #222; z-index: 1; }
`;

/** Plain: it draws the frame that was chosen over the whole width, with the ways to it above. */
const SCRIPT = `
const flames = document.getElementById('flames');
const told = document.getElementById('told');
const kindOf = (place) => place.startsWith('node_modules') ? 'library' : /^(dist|src|scripts|tests)\\//.test(place) ? 'ours' : 'node';
const tell = ([name, place, self, total]) => name + ' ' + place + ' — ' + total + ' ms, ' +
  (100 * total / root[3]).toFixed(1) + ' %; its own ' + self + ' ms';
function draw(chosen, above) {
  flames.replaceChildren();
  let deepest = 0;
  const place = (frame, depth, left, width, ways) => {
    deepest = Math.max(deepest, depth);
    const box = document.createElement('button');
    box.className = kindOf(frame[1]);
    box.textContent = frame[0];
    box.title = tell(frame);
    box.style.cssText = 'top:' + depth * 20 + 'px;left:' + left + '%;width:' + width + '%';
    box.onclick = () => { draw(frame, ways); told.textContent = tell(frame); };
    flames.append(box);
    return box;
  };
  above.forEach((frame, depth) => place(frame, depth, 0, 100, above.slice(0, depth)));
  const walk = (frame, depth, left, width, ways) => {
    if (width < 0.1) return;
    place(frame, depth, left, width, ways);
    let at = left;
    for (const child of frame[4]) {
      const share = width * child[3] / frame[3];
      walk(child, depth + 1, at, share, [...ways, frame]);
      at += share;
    }
  };
  walk(chosen, above.length, 0, 100, above);
  flames.style.height = (deepest + 2) * 20 + 'px';
}
draw(root, []);
`;
