/** The facts another shop's page gives of its product; prices in cents, EUR only. */
export interface PageFacts {
  name: string | null;
  price: number | null;
  image: string | null;
  brand_name: string | null;
}
