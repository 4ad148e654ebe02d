import { randomBytes } from 'node:crypto';
import { connectDatabase } from '#src/server/db/connect.ts';

export interface EmptyDatabase {
  name: string;
  url: string;
  /** Ends whatever still uses it, and drops it. */
  drop(): Promise<void>;
}

/** A new database of its own on this PostgreSQL, without tables, for a server that has yet to start on it. */
export async function createEmptyDatabase(server: string, prefix = 'empty'): Promise<EmptyDatabase> {
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  return {
    name,
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const admin = await connectDatabase({ url, dataDir: '' });
  await admin.query(sql);
  await admin.close();
}
