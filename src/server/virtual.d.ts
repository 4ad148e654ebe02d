/** Made by routes-module.ts during the build. */
declare module 'virtual:site-routes' {
  export const routes: { fixed: string[]; open: string[] };
}
