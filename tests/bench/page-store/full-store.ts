import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Row } from '../support/row.ts';

/** A process of its own for each step, since memory and start are part of what is measured. */
export async function measureFullStore(folder: string, pages = 70_000): Promise<Row[]> {
  const rows: Row[] = [];
  for (const step of ['fill', 'boot', 'publish']) rows.push(...(await runStep(step, folder, pages)));
  return rows;
}

async function runStep(step: string, folder: string, pages: number): Promise<Row[]> {
  const script = join(import.meta.dirname, 'full-store-step.ts');
  const child = spawn(process.execPath, [script, step, join(folder, 'full'), String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${step} ended with ${code}`);
  return JSON.parse(text) as Row[];
}
