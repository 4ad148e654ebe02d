const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const named = (agent: string, names: [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** "Firefox sur Android": what a person recognises of a user agent, which says of itself what it likes. */
export function deviceName(userAgent: string): string {
  const parts = [named(userAgent, BROWSERS), named(userAgent, SYSTEMS)].filter(Boolean);
  return parts.length > 0 ? parts.join(' sur ') : 'Un appareil inconnu';
}

/** The same for telling one kind of browser from another: its versions change by themselves, and do not count. */
export function deviceKind(userAgent: string): string {
  const parts = [named(userAgent, BROWSERS), named(userAgent, SYSTEMS)];
  return parts.some(Boolean) ? parts.join('|') : userAgent.replace(/[\d.]+/g, '').slice(0, 200);
}
