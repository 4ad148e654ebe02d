import type { Contract } from '#src/calls/contract.ts';
import { type JsonSchema, typeText } from '#src/lib/type-text.ts';
import { allowed } from '#src/server/calls/access.ts';
import { isPublic } from '#src/server/calls/openapi.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import type { Config } from '#src/server/config.ts';
import { aboutFr } from './about.fr.ts';
import { aboutAdminFr } from './about-admin.fr.ts';
import { aboutBusinessFr } from './about-business.fr.ts';
import { aboutContentFr } from './about-content.fr.ts';
import { developersFr as fr } from './developers.fr.ts';
import { answeredSchema, sentSchema } from './named-types.ts';

/** In French, of every call: a contract's own words are for programs. */
export const ABOUT: Readonly<Record<string, string>> = {
  ...aboutFr,
  ...aboutContentFr,
  ...aboutAdminFr,
  ...aboutBusinessFr,
};

/** A call as its documentation shows it. */
export interface Described {
  path: string;
  about: string | null;
  access: string;
  marks: string[];
  codes: readonly string[];
  /** TypeScript; null where nothing is sent. */
  sent: string | null;
  answered: string;
}

export interface DescribedGroup {
  name: string;
  calls: Described[];
  /** The named types that its answers hold, each once. */
  types: { name: string; text: string }[];
}

/** `group/call`. */
const nameOf = ({ path }: Pick<Contract, 'path'>): string => path.slice('/api/'.length);

export const groupOf = ({ path }: Pick<Contract, 'path'>): string => path.split('/')[2] ?? '';

/** The calls of this deployment: those of the public document, or the others. */
export function callsFor(config: Config, audience: 'public' | 'others'): Contract[] {
  return registeredCalls().filter(
    (call) =>
      call.access !== 'test' &&
      allowed.exists(call.access, config) &&
      isPublic(call) === (audience === 'public'),
  );
}

/** Groups with their number of calls, by the name shown. */
export function groupsOf(calls: readonly Contract[]): { group: string; name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const call of calls) counts.set(groupOf(call), (counts.get(groupOf(call)) ?? 0) + 1);
  return [...counts]
    .map(([group, count]) => ({ group, name: fr.groups[group] ?? group, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

/** A group of calls in words and types; null where there is none of that name. */
export function describeGroup(calls: readonly Contract[], group: string): DescribedGroup | null {
  const own = calls.filter((call) => groupOf(call) === group);
  if (own.length === 0) return null;
  const types = new Map<string, JsonSchema>();
  return {
    name: fr.groups[group] ?? group,
    calls: own.map((call) => describedCall(call, types)),
    types: [...types]
      .map(([name, schema]) => ({ name, text: typeText(schema) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}

function describedCall(call: Contract, types: Map<string, JsonSchema>): Described {
  const sent = sentSchema(call.input);
  const answered = answeredSchema(call.output);
  for (const [name, schema] of Object.entries(answered.$defs ?? {})) types.set(name, schema);
  const takesNothing = sent.type === 'object' && Object.keys(sent.properties ?? {}).length === 0;
  return {
    path: call.path,
    about: ABOUT[nameOf(call)] ?? null,
    access: [fr.access(call.access), ...(call.alsoFor ? [fr.also(call.alsoFor)] : [])].join(' '),
    marks: [
      ...(call.get ? [fr.byGet] : []),
      ...(call.proof ? [fr.proof] : []),
      ...(call.once ? [fr.once] : []),
    ],
    codes: [...(call.codes ?? []), ...(call.proof ? ['proof_required'] : [])],
    sent: takesNothing ? null : typeText(sent),
    answered: typeText(answered),
  };
}
