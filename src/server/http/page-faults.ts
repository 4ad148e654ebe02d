import type { MiddlewareHandler } from 'astro';
import { faultOf } from '#src/server/db/faults.ts';

/** A page that its data could not be had for is no fault of the page: whoever asked for it says so (pages.ts). */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    if (faultOf(error) === null) throw error;
    locals.fault = error;
    return new Response(null, { status: 503 });
  }
};
