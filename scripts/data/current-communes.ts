import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface CurrentCommune {
  code: string;
  name: string;
  departmentCode: string;
  postalCodes: string[];
  /** The last one published for its territory. */
  population: number;
  /** Itself and what merged into it: the codes that older tables may know it by. */
  codes: string[];
}

interface Listed {
  type: string;
  code: string;
  nom: string;
  departement?: string;
  codesPostaux?: string[];
  anciensCodes?: string[];
  population?: number;
}

/** Tables of births and positions give Paris, Lyon and Marseille by district. */
const DISTRICTS: Record<string, string[]> = {
  '75056': range(20, (n) => `751${String(n).padStart(2, '0')}`),
  '13055': range(16, (n) => `132${String(n).padStart(2, '0')}`),
  '69123': range(9, (n) => `6938${n}`),
};

/** The communes of today that people live in: the package counts, names and merges them (code officiel géographique). */
export function currentCommunes(): CurrentCommune[] {
  const path = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
  const listed = JSON.parse(readFileSync(path, 'utf8')) as Listed[];
  const current = listed.filter((one) => one.type === 'commune-actuelle');
  const alive = new Set(current.map(({ code }) => code));
  return current
    .filter(({ population = 0 }) => population > 0)
    .map((one) => ({
      code: one.code,
      name: one.nom.replaceAll("'", '’'),
      departmentCode: one.departement ?? '',
      postalCodes: one.codesPostaux ?? [],
      population: one.population ?? 0,
      codes: [
        one.code,
        ...(one.anciensCodes ?? []).filter((code) => !alive.has(code)),
        ...(DISTRICTS[one.code] ?? []),
      ],
    }));
}

function range(count: number, of: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => of(i + 1));
}
