import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i;
const WANTED = /(?:\.md|\.md\.draft|\.json|\.png|\.jpe?g|\.webp|\.avif)$/i;

/**
 * A folder as an archive, made here: the server takes one kind of file. What is neither a document nor a picture
 * stays at home.
 */
export async function packFolder(
  files: readonly File[],
  onProgress: (done: number, total: number) => void,
): Promise<Blob | null> {
  const wanted = files.filter(({ name }) => WANTED.test(name));
  if (wanted.length === 0) return null;
  const parts: BlobPart[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    parts.push(data as BlobPart);
  });
  for (const [n, file] of wanted.entries()) {
    // The name begins with the folder itself: what stands in it is what counts.
    const path = file.webkitRelativePath.split('/').slice(1).join('/') || file.name;
    const entry = PICTURE.test(file.name) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    entry.push(new Uint8Array(await file.arrayBuffer()), true);
    onProgress(n + 1, wanted.length);
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
