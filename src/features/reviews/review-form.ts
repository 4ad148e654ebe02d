/** The form as it was filled in, so that nothing is lost when it comes back. */
export interface ReviewFields {
  rating: string;
  experience_month: string;
  text: string;
}

export function readReviewForm(field: (name: string) => string): ReviewFields {
  return { rating: field('rating'), experience_month: field('experience_month'), text: field('text') };
}
