/** A task that ends its thread in the given way, or answers. */
export async function run({ how }: { how: string }): Promise<unknown> {
  if (how === 'exit') process.exit(3);
  if (how === 'throw') throw new TypeError('refused');
  if (how === 'stray') {
    setTimeout(() => {
      throw new Error('stray');
    });
    await new Promise(() => {});
  }
  if (how === 'memory') {
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(100_000).fill(Math.random()));
  }
  // Blocked, without the processor: nothing in the thread runs any more.
  if (how === 'blocked') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (how === 'uncopied') return () => 'a function';
  return how;
}
