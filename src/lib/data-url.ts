/** A file of the person's device as a data URL. Rejects when it can't be read. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Its bytes alone, in base64. Rejects when it can't be read. */
export async function readAsBase64(file: Blob): Promise<string> {
  return (await readAsDataUrl(file)).split(',', 2)[1] ?? '';
}
