/** A file to bring in, from an archive or a folder. */
export interface ArchiveFile {
  path: string;
  symlink: boolean;
  /** Never more than `limit` bytes. Throws ZipFault with the sentence to show. */
  read(limit: number): Promise<Buffer>;
}
