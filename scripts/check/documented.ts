// README.md describes exactly the variables that the code reads, and every folder's README names its children.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../setup/paths.mjs';
import type { Check } from './report.ts';
import { roomsDescribed } from './rooms-described.ts';

const FOLDERS = [
  'src',
  'src/features',
  'src/journeys',
  'src/boot',
  'src/calls',
  'src/layouts',
  'src/lib',
  'src/server',
  'src/shell',
  'src/ui',
  'content-admin',
  'search-index',
  'native',
  'tests',
  'scripts',
  'docs',
];

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));

function configuration(): string[] {
  const readers = [
    'src/server/config.ts',
    'src/server/assistant-config.ts',
    'src/server/account-config.ts',
    'src/server/mail-config.ts',
    'src/server/operator-config.ts',
    'src/server/together/setting.ts',
  ]
    .map(read)
    .join('\n');
  const used = matches(readers, /(?:read\.\w+\(\s*'|env\.)([A-Z][A-Z0-9_]+)/g);
  const section = /## Configuration\n([\s\S]*?)\n## /.exec(read('README.md'))?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const described = matches(rows.map((row) => row.split('|')[1]).join(' '), /`([A-Z][A-Z0-9_]+)`/g);
  used.delete('NODE_ENV');
  return [
    ...[...used]
      .filter((name) => !described.has(name))
      .map((name) => `README.md: ${name} is read and not described`),
    ...[...described]
      .filter((name) => !used.has(name))
      .map((name) => `README.md: ${name} is described and not read`),
  ];
}

function children(folder: string): string[] {
  if (!existsSync(inProject(folder))) return [];
  if (!existsSync(inProject(`${folder}/README.md`))) return [`${folder}/README.md is missing`];
  const text = read(`${folder}/README.md`);
  const present = readdirSync(inProject(folder)).filter(
    (child) => child !== 'README.md' && !child.startsWith('.'),
  );
  const described = matches(text, /^- `([^`]+?)\/?`/gm);
  return [
    ...present
      .filter((child) => !text.includes(`\`${child}\``) && !text.includes(`\`${child}/\``))
      .map((child) => `${folder}/README.md: no line for ${child}`),
    ...[...described]
      .filter((child) => !present.includes(child))
      .map((child) => `${folder}/README.md: ${child} is not there`),
  ];
}

export const documented: Check = {
  name: 'documented',
  run() {
    const { rooms, problems } = roomsDescribed();
    return {
      problems: [...configuration(), ...FOLDERS.flatMap(children), ...problems],
      facts: [`${FOLDERS.length} folders, ${rooms} rooms`],
    };
  },
};
