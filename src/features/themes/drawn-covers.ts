/** The facts that scripts/covers/draw.ts notes of a drawing it wrote. */
export interface DrawnFile {
  /** SHA-256 of the widest file. */
  hash: string;
  look: string;
  blurhash: string;
  /** Bytes of the widest file. */
  weight: number;
  width: number;
  height: number;
}

export interface DrawnCover {
  /** Of its folder in public/covers/themes, and its short name in the library. */
  name: string;
  alt: string;
}

export interface DrawnCategory {
  name: string;
  covers: DrawnCover[];
}
