/** Hands a text or bytes over as a file the browser saves. */
export function saveAs(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The same of a file that a call answers as base64. */
export function saveBase64(name: string, base64: string, type: string): void {
  saveAs(
    name,
    Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
    type,
  );
}
