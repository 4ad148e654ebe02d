export interface LineRefused {
  line: number;
  reason: string;
}
