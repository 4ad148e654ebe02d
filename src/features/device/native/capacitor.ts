/**
 * The object Capacitor's own script puts into each page of a wrapper. The site is loaded from its address, so
 * that it asks the wrapper's plugins through this object and has none of their packages.
 */
export interface NativeBridge {
  isNativePlatform(): boolean;
  getPlatform(): string;
  nativePromise<T>(plugin: string, method: string, options?: object): Promise<T>;
  addListener<T>(plugin: string, event: string, heard: (data: T) => void): unknown;
}

export function nativeBridge(): NativeBridge | null {
  const found = (globalThis as { Capacitor?: NativeBridge }).Capacitor;
  return found?.isNativePlatform?.() ? found : null;
}
