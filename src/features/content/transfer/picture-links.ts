const DESTINATION =
  /(!\[[^\]]*\]\(\s*<?)([^)\s>]+)|(\bsrc=["'])([^"']+)|^([A-Za-z_]\w*:[ \t]*["']?)([^\s"'#][^\n"'#]*?)(?=["']?[ \t]*$)/gm;

/** A document whose relative pictures are those that came with it, at their address in the library. */
export function linkPictures(md: string, path: string, urlOf: (path: string) => string | undefined): string {
  const folder = path.split('/').slice(0, -1);
  return md.replace(DESTINATION, (whole: string, ...parts: (string | undefined)[]) => {
    const [mark, image, src, source, key, value] = parts;
    const target = image ?? source ?? value;
    const before = mark ?? src ?? key;
    if (!target || before === undefined || !/\.(?:png|jpe?g|webp|avif)$/i.test(target)) return whole;
    const url = urlOf(resolved(folder, target));
    return url ? before + url : whole;
  });
}

/** A relative reference as a path of the archive; nothing climbs above its root. */
function resolved(folder: readonly string[], target: string): string {
  const parts = target.startsWith('/') ? [] : [...folder];
  for (const part of decoded(target).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
