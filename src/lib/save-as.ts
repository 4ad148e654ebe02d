/** Hands a text over as a file the browser saves. */
export function saveAs(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the text only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
