import type { APIRequestContext } from '@playwright/test';

type Result = Record<string, unknown>;

function resultOf<T>(path: string, body: { result?: T; err?: string }): T {
  if (!body.result) throw new Error(`${path}: ${body.err}`);
  return body.result;
}

const bearer = (token = ''): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

/** Makes a call on a server of its own process, as who holds the token; `path` without `/api/`. Throws its refusal. */
export async function callSite<T = Result>(
  site: { url: string; token?: string },
  path: string,
  input: object = {},
): Promise<T> {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(site.token) },
    body: JSON.stringify(input),
  });
  return resultOf(path, (await response.json()) as { result?: T; err?: string });
}

/** The same on the server of the browser tests. */
export async function callFrom<T = Result>(
  { request, token }: { request: APIRequestContext; token?: string },
  path: string,
  input: object,
): Promise<T> {
  const response = await request.post(`/api/${path}`, { data: input, headers: bearer(token) });
  return resultOf(path, (await response.json()) as { result?: T; err?: string });
}
