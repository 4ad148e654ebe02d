import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { WIDEST_IMAGE } from '#src/lib/constants.ts';
import { Button } from '#src/ui/Button.tsx';
import { showDialog } from '#src/ui/modals/show-dialog.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { CENTRED, cropOf, FRAME_RATIO, type Framing, shownSize, within, ZOOM_MAX } from './crop.ts';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.crop;
const KEY_STEP = 0.03;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface Props {
  file: File;
  onUse: (dataUrl: string) => void;
  onClose: () => void;
}

/** Draws what the frame shows at the size the site keeps; nothing else of the photo leaves the browser. */
function cut(picture: ImageBitmap, framing: Framing): string {
  const { left, top, width, height } = cropOf(picture, framing);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDEST_IMAGE, Math.round(width));
  canvas.height = Math.round(canvas.width / FRAME_RATIO);
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const webp = canvas.toDataURL('image/webp', 0.9);
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', 0.9);
}

/** A photo framed for the cover: by pointer, by keyboard, and by the zoom. */
export function CropDialog({ file, onUse, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [failed, setFailed] = useState(false);
  const [framing, setFraming] = useState(CENTRED);
  useEffect(() => {
    if (dialog.current) showDialog(dialog.current);
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(setPicture, () => setFailed(true));
  }, [file]);
  return (
    <dialog ref={dialog} className="crop" aria-labelledby="crop-title" onClose={onClose}>
      <div className="stack">
        <h2 id="crop-title">{fr.title}</h2>
        {failed && <Refused says={fr.unreadable} />}
        {picture && <Frame picture={picture} framing={framing} onFrame={setFraming} />}
        <div className="row">
          {picture && (
            <Button look="main" onClick={() => onUse(cut(picture, framing))}>
              {fr.use}
            </Button>
          )}
          <Button onClick={() => dialog.current?.close()}>{fr.cancel}</Button>
        </div>
      </div>
    </dialog>
  );
}

interface FrameProps {
  picture: ImageBitmap;
  framing: Framing;
  onFrame: (framing: Framing) => void;
}

function Frame({ picture, framing, onFrame }: FrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const { left, top, width, height } = cropOf(picture, framing);
    const target = canvas.current;
    target?.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, target.width, target.height);
  }, [picture, framing]);

  const by = (dx: number, dy: number) => {
    const shown = shownSize(picture, framing.zoom);
    const x = framing.x + (dx * shown.width) / picture.width;
    const y = framing.y + (dy * shown.height) / picture.height;
    onFrame(within(picture, { ...framing, x, y }));
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const start = from.current;
    if (!start) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    by((start.x - event.clientX) / width, (start.y - event.clientY) / height);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const byKey = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    by(...step);
  };
  return (
    <>
      <p className="muted" id="crop-hint">
        {fr.hint}
      </p>
      <canvas
        ref={canvas}
        width={800}
        height={600}
        className="crop-frame"
        tabIndex={0}
        role="img"
        aria-label={fr.photo}
        aria-describedby="crop-hint"
        onKeyDown={byKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={move}
        onPointerUp={() => {
          from.current = null;
        }}
      />
      <label className="crop-zoom">
        <span>{fr.zoom}</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={framing.zoom}
          onChange={(event) => onFrame(within(picture, { ...framing, zoom: Number(event.target.value) }))}
        />
      </label>
    </>
  );
}
