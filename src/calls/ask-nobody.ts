/**
 * Asks a call as nobody in particular, from a page whose scripts must be few (`client.ts` knows sessions, faults and
 * versions). Answers its result, or the sentence of its refusal; null when it could not be asked.
 */
export async function askNobody<Told>(
  path: string,
  input: object,
): Promise<{ result?: Told; err?: string } | null> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return await answer.json();
  } catch {
    return null;
  }
}
