import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import type { MediaItem } from '#src/features/media/media.ts';
import { mediaFr } from './media.fr.ts';
import { findKnown, NotAPicture, type PickedMedia, picked, prepare, uploadPicture } from './upload.ts';

export interface Upload {
  key: number;
  file: File;
  /** A `blob:` address of the picture, to show it. */
  preview: string;
  alt: string;
  state: 'describing' | 'known' | 'refused' | 'sending' | 'failed' | 'done';
  problem: string | null;
  known: MediaItem | null;
  result: PickedMedia | null;
}

export interface Uploads {
  items: Upload[];
  sending: boolean;
  /** The person tried to send: missing descriptions are pointed out. */
  asked: boolean;
  add(files: File[]): void;
  describe(key: number, alt: string): void;
  remove(key: number): void;
  clear(): void;
  /** Sends the pictures once all are described; answers those that went in, and keeps the others. */
  send(): Promise<PickedMedia[]>;
}

let lastKey = 0;

const waiting = (file: File): Upload => ({
  key: ++lastKey,
  file,
  preview: URL.createObjectURL(file),
  alt: '',
  state: 'describing',
  problem: null,
  known: null,
  result: null,
});

/**
 * Files on their way to the library: each is looked at, described by the editor, then sent, one at a time. It is a
 * queue where each file has its own state and its own refusal, where `useCall` holds one call.
 */
export function useUploads(): Uploads {
  const [items, setItems] = useState<Upload[]>([]);
  const [sending, setSending] = useState(false);
  const [asked, setAsked] = useState(false);
  const latest = useRef(items);
  latest.current = items;
  useEffect(() => () => latest.current.forEach(release), []);
  const change = (key: number, values: Partial<Upload>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...values } : item)));

  const keep = (wanted: (item: Upload) => boolean) =>
    setItems((all) => {
      all.filter((item) => !wanted(item)).forEach(release);
      return all.filter(wanted);
    });
  const clear = () => keep(() => false);

  async function send() {
    setAsked(true);
    const ready = latest.current.filter(({ state }) => state !== 'refused');
    if (ready.some((item) => item.state !== 'known' && item.state !== 'done' && !item.alt.trim())) return [];
    setSending(true);
    const sent: PickedMedia[] = [];
    for (const item of ready) {
      change(item.key, { state: 'sending', problem: null });
      const values = await sendOne(item);
      change(item.key, values);
      if (values.result) sent.push(values.result);
    }
    setSending(false);
    if (sent.length === ready.length) clear();
    else keep(({ state }) => state !== 'done');
    return sent;
  }

  return {
    items,
    sending,
    asked,
    add(files) {
      const added = files.map(waiting);
      setAsked(false);
      setItems((all) => [...all, ...added]);
      for (const item of added) lookAt(item.file).then((values) => change(item.key, values));
    },
    describe: (key, alt) => change(key, { alt }),
    remove: (key) => keep((item) => item.key !== key),
    clear,
    send,
  };
}

const release = ({ preview }: Upload) => URL.revokeObjectURL(preview);

async function lookAt(file: File): Promise<Partial<Upload>> {
  try {
    const known = await findKnown(await prepare(file));
    return known ? { state: 'known', known } : {};
  } catch (error) {
    return error instanceof NotAPicture ? { state: 'refused', problem: error.message } : {};
  }
}

async function sendOne(item: Upload): Promise<Partial<Upload>> {
  if (item.result) return { state: 'done', result: item.result };
  if (item.known) return { state: 'done', result: picked(item.known) };
  try {
    return { state: 'done', result: await uploadPicture(item.file, item.alt.trim()) };
  } catch (error) {
    const says = error instanceof ApiError && error.status !== 0;
    return { state: 'failed', problem: says ? error.message : mediaFr.errors.failed };
  }
}
