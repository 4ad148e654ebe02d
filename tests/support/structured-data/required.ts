// The properties search engines ask of a type before they show it, beyond the vocabulary:
// developers.google.com/search/docs (structured data, required properties), read in 2026; and those our own
// pages promise of each.

/** Each row: a type, and the properties that it must have; `a|b` is satisfied by either. */
export const REQUIRED: readonly (readonly [string, readonly string[]])[] = [
  ['WebSite', ['name', 'url', 'publisher']],
  ['Organization', ['name', 'url']],
  ['Person', ['name']],
  ['WebPage', ['url', 'name', 'description', 'inLanguage', 'isPartOf', 'primaryImageOfPage']],
  ['ProfilePage', ['mainEntity']],
  ['FAQPage', ['mainEntity']],
  ['Question', ['name', 'acceptedAnswer']],
  ['Answer', ['text']],
  ['ImageObject', ['url|contentUrl']],
  ['BreadcrumbList', ['itemListElement']],
  ['ItemList', ['itemListElement']],
  ['ListItem', ['position', 'name|item']],
  [
    'Article',
    ['headline', 'image', 'author', 'datePublished', 'dateModified', 'publisher', 'mainEntityOfPage'],
  ],
  ['Product', ['name', 'image', 'description', 'offers|review|aggregateRating']],
  ['Offer', ['price', 'priceCurrency']],
  ['SoftwareApplication', ['name', 'applicationCategory', 'operatingSystem', 'offers']],
  ['Event', ['name', 'startDate', 'location']],
  ['Place', ['name']],
  ['GeoCoordinates', ['latitude', 'longitude']],
  ['Review', ['author', 'reviewRating']],
  ['AggregateRating', ['ratingValue', 'ratingCount|reviewCount', 'bestRating']],
  ['Rating', ['ratingValue']],
  ['Dataset', ['name', 'description', 'license', 'creator']],
];
