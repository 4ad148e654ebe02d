import { adminBrandCalls } from '#src/features/catalogue/admin/brands.calls.ts';
import { adminTagCalls } from '#src/features/catalogue/admin/tags.calls.ts';

export interface Named {
  id: number;
  name: string;
  slug: string;
}

export const findBrands = async (query: string): Promise<Named[]> =>
  (await adminBrandCalls.searchBrands({ query })).items;
export const findTags = async (query: string): Promise<Named[]> =>
  (await adminTagCalls.searchTags({ query })).items;
