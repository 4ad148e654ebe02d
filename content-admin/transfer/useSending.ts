import { useRef, useState } from 'react';
import { ApiError } from '#src/calls/client.ts';
import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { sendArchive } from './send-archive.ts';
import { transferScreenFr } from './transfer.fr.ts';

const { import: fr } = transferScreenFr;

export interface Sending {
  /** The step under way, in words; null at rest. */
  told: string | null;
  problem: string | null;
  /** The part that was sent, from 0 to 1. */
  share: number;
  canResume: boolean;
}

const REST: Sending = { told: null, problem: null, share: 0, canResume: false };

/**
 * Packs, sends and hands over an archive; pieces that arrived are not sent twice. Many calls follow each other, and
 * they can be stopped and resumed: more than the one call of `useCall`.
 */
export function useSending(onSent: (id: string) => void) {
  const [state, setState] = useState(REST);
  const begun = useRef<{ id: string; archive: Blob } | null>(null);
  const stopping = useRef(new AbortController());

  async function attempt(work: () => Promise<void>) {
    stopping.current = new AbortController();
    try {
      await work();
    } catch (error) {
      if (stopping.current.signal.aborted) return setState(REST);
      const problem = error instanceof ApiError && error.status === 200 ? error.message : fr.failed;
      setState({ ...REST, problem, canResume: begun.current !== null });
    }
  }
  async function push(id: string, archive: Blob) {
    begun.current = { id, archive };
    const { received } = await transferCalls.importState({ id });
    const onProgress = (share: number) =>
      setState({ ...REST, told: fr.sending(Math.round(share * 100)), share });
    onProgress(0);
    await sendArchive({ id, archive, received, onProgress, signal: stopping.current.signal });
    await transferCalls.checkImport({ id });
    begun.current = null;
    setState(REST);
    onSent(id);
  }
  const sendZip = (archive: Blob, name: string, publish: boolean) =>
    attempt(async () => {
      const { id } = await transferCalls.beginImport({ name, size: archive.size, publish });
      await push(id, archive);
    });
  const sendFolder = (files: readonly File[], publish: boolean) =>
    attempt(async () => {
      const { packFolder } = await import('./pack-folder.ts');
      const archive = await packFolder(files, (done, total) =>
        setState({ ...REST, told: fr.packing(done, total), share: 0 }),
      );
      if (!archive) return setState({ ...REST, problem: fr.empty });
      const name = files[0]?.webkitRelativePath.split('/')[0] || 'dossier';
      const { id } = await transferCalls.beginImport({ name, size: archive.size, publish });
      await push(id, archive);
    });
  const resume = () =>
    attempt(async () => {
      if (begun.current) await push(begun.current.id, begun.current.archive);
    });
  const stop = () => stopping.current.abort();
  return { ...state, sendZip, sendFolder, resume, stop };
}
