import { Refusal } from '#src/server/commands/refusal.ts';
import type { Command } from '#src/server/internal.ts';
import type { Services } from '#src/server/services.ts';
import { type ImportReport, importOutings } from './import.server.ts';

/** `npm run datatourisme:import -- <file> [--dry-run] [--force]` */
export function datatourismeCommand(services: Services): Command {
  return async (args, say) => {
    const [path, ...others] = args.filter((arg) => !arg.startsWith('--'));
    const flags = args.filter((arg) => arg.startsWith('--'));
    const unknown = flags.find((flag) => flag !== '--dry-run' && flag !== '--force');
    if (!path || others.length > 0 || unknown)
      throw new Refusal(
        'Say which file: npm run datatourisme:import -- <file or folder> [--dry-run] [--force]',
      );
    const dryRun = flags.includes('--dry-run');
    const report = await importOutings(services, { path, dryRun, force: flags.includes('--force') });
    for (const line of reportLines(report, dryRun)) say(line);
  };
}

const namesOf = (names: readonly string[] = [], count: number) =>
  `${names.join('; ')}${count > names.length ? '…' : ''}`;

export function reportLines(report: ImportReport, dryRun: boolean): string[] {
  const { feed, read, added, changed, unchanged, withdrawn, otherKinds, refused, examples } = report;
  return [
    `${feed}: ${read} objects read${dryRun ? ' (dry run, nothing written)' : ''}`,
    `  added ${added}, changed ${changed}, unchanged ${unchanged}, withdrawn ${withdrawn}`,
    `  left out as no family outing: ${otherKinds}`,
    ...Object.entries(refused)
      .sort()
      .map(([reason, count]) => `  left out, ${reason}: ${count} (${namesOf(examples[reason], count)})`),
  ];
}
