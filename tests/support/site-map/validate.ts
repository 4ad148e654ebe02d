import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';

const read = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(import.meta.dirname, fileName), 'utf8'),
});

/** Lists the faults that the schema of site maps finds in a file, one line each; empty when none. */
export async function siteMapFaults(fileName: string, contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName, contents }],
    schema: [read('sitemap.xsd')],
    preload: [read('sitemap-image.xsd')],
    initialMemoryPages: 64 * memoryPages.MiB,
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** Checks that a text is well-formed XML: lists what a parser says of it, empty when nothing. */
export async function xmlFaults(fileName: string, contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName, contents }],
    normalization: 'format',
    modifyArguments: (args) => ['--noout', ...args],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
