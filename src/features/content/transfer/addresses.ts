import * as z from 'zod/mini';

/** An address in an archive: a path of this site, or https. */
export const address = z.string().check(z.regex(/^(?:\/(?![/\\])|https:\/\/\S)\S{0,1000}$/));
