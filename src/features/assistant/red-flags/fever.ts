/** Words for a fever, and figures that only a thermometer gives. */
export const FEVER = /\bfievres?\b|fievreu|febrile|\bfrissons\b/;
/** 38 to 41, but for a number of weeks, of years or of money. */
export const HIGH =
  /\b(?:38|39|40|41)(?:[. ]\d)?\b(?! ?(?:sa|sem|semaines?|ans?|euros?|cm|kg|g|mois|jours?|jrs|eur|pouces|heures?|h|minutes?)\b)/;
export const OVER_FORTY =
  /\b4[01](?:\.\d)? (?:de )?(?:fievre|temperature|degres)|(?:fievre|temperature)(?: \w+){0,3} 4[01]\b/;
