/** Made by inline-module.ts during the build. */
declare module 'virtual:inline-pieces' {
  export const pieces: string[];
}

/** Made by routes-module.ts during the build. */
declare module 'virtual:site-routes' {
  export const routes: { fixed: string[]; open: string[] };
}
