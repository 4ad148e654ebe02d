import { PGlite } from '@electric-sql/pglite'; import { writeFileSync } from 'node:fs';
const seen = new Map(); const note = (sql, ms) => { const k = String(sql).replace(/\s+/g, ' ').slice(0, 260); const s = seen.get(k) ?? [0, 0]; s[0]++; s[1] += ms; seen.set(k, s); };
const base = Object.getPrototypeOf(PGlite.prototype);
for (const proto of [PGlite.prototype, base]) for (const m of ['query', 'exec']) if (Object.hasOwn(proto, m)) { const o = proto[m]; proto[m] = async function (sql, ...r) { const t = performance.now(); try { return await o.call(this, sql, ...r); } finally { note(sql, performance.now() - t); } }; }
process.on('SIGUSR2', () => { writeFileSync('/tmp/scale/sql.txt', [...seen].sort((a, b) => b[1][0] - a[1][0]).map(([k, [n, ms]]) => `${n}\t${ms.toFixed(0)}ms\t${k}`).join('\n')); seen.clear(); });
