export interface BroughtSite {
  outcome: 'created' | 'updated' | 'unchanged';
  message: string | null;
}
