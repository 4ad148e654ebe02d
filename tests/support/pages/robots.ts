/** Tells what a robots.txt leaves open to every robot: of the matching rules, the longest wins (RFC 9309). */
export function robotsRules(text: string): (path: string) => boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (\/\S*)$/gm)].map(([, word, pattern = '']) => ({
    open: word === 'Allow',
    pattern,
  }));
  return (path) => {
    const [rule] = rules
      .filter(({ pattern }) => matches(path, pattern))
      .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.open) - Number(a.open));
    return rule?.open ?? true;
  };
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('$') ? path === pattern.slice(0, -1) : path.startsWith(pattern);
}
