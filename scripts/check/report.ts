/** A static check of ours: what is wrong, one line each with its place, and figures worth reading. */
export interface Check {
  name: string;
  run(): { problems: string[]; facts: string[] };
}
