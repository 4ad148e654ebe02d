/** Made by bundle.ts during the build. */
declare module 'virtual:service-worker' {
  export const workerText: string;
}
