import type { Rule, Topic } from './topics.ts';

/** Whoever asks how it is prevented, or shops for it, tells no danger. Nothing here is asked in French. */
const CALM =
  /\b(?:prevent|avoid|proof|course|training|lesson|class|what if|in case|how (?:do|can|should) (?:i|we) (?:stop|prevent|avoid)|guide|article|buy|list|gift|story|movie)\b/;
const CHILD =
  '(?:baby|newborn|infant|toddler|child|kid|son|daughter|boy|girl|he|she|him|her|little one|twins?)';
const CARRIES = /\bpregnan\w*\b|\b\d{1,2} weeks?\b(?! old)|\btrimester\b|\bbump\b/;
const GAVE_BIRTH = /\b(?:gave birth|postpartum|delivery|c section|cesarean|caesarean|after (?:the )?birth)\b/;
const INGESTED =
  'bleach|batter(?:y|ies)|pills?|medicines?|medication|tablets?|detergent|cleaner|magnets?|poison\\w*|berr(?:y|ies)|mushrooms?|chemicals?|acid|descaler|dishwasher|laundry|lamp oil|white spirit|antifreeze|perfume|cigarettes?|gummies|coins?|beads?';

const rule = (topic: Topic, ...all: RegExp[]): Rule => ({ topic, all, none: [CALM] });

/** The dangers that a parent who writes in English tells: the same kinds, the same texts, the numbers of this country. */
export const ENGLISH: readonly Rule[] = [
  rule(
    'mind_baby',
    /\b(?:i|i m|me|my wife|she)\b.*\b(?:hurt|harm|shake|smother|drown|suffocate|kill|throw)(?:ing)? (?:my |the |our )?(?:own )?(?:baby|child|son|daughter|newborn|twins|him|her)\b/,
    /\b(?:scared|afraid|want|going to|might|urges?|thoughts?|feel like|could|about to|gonna|voices?)\b/,
  ),
  rule(
    'mind',
    /\b(?:kill|hurt|harm|cut)(?:ing)? (?:myself|herself|himself)\b|\b(?:wants?|wanted|wish|ready) (?:i |to )(?:die|was dead|were dead|disappear|end (?:it|my life|her life|everything))\b|\bsuicid\w*|\bbetter off without me\b|\bdon t want to (?:live|wake up|be here|exist)\b|\bend my life\b/,
  ),
  rule(
    'violence',
    /\b(?:husband|partner|boyfriend|ex|he|dad|father|stepfather|man)\b (?:\w+ ){0,4}(?:hits?|beats?|beat up|punch\w*|slap\w*|chok(?:es|ed|ing)|strangl\w*|threaten\w*|kick(?:s|ed)|push(?:es|ed)|hurts?) (?:me|us|her|my)\b/,
  ),
  rule(
    'breathing',
    /\b(?:not|isn t|stopped|can t|cannot|trouble|difficulty|hardly|barely|struggl\w*|hard(?: time)?)\b (?:\w+ ){0,2}breath\w*|\b(?:is|s|was|started) chok(?:ing|ed)\b|\bgasping\b|\bnot breathing\b/,
  ),
  rule(
    'blue',
    /\b(?:turn(?:ed|ing|s)?|went|going|gone|lips?|face) (?:is |are |have |all |gone |looks? )*(?:blue|grey|gray|purple)\b|\b(?:blue|purple|grey|gray) (?:lips|face)\b/,
  ),
  rule('convulsion', /\bseizures?\b|\bconvuls\w*|\bhaving a fit\b|\bfitting\b(?! room)|\bshaking all over\b/),
  rule(
    'unconscious',
    new RegExp(
      `\\b${CHILD}\\b.*(?:\\bunconscious\\b|\\bunresponsive\\b|\\b(?:won t|not|can t|cannot|doesn t) wak\\w*|\\bpassed out\\b|\\b(?:limp|floppy|lifeless)\\b|\\bnot respond\\w*)`,
    ),
  ),
  rule(
    'poison',
    new RegExp(
      `\\b(?:swallow\\w*|drank|drunk|drinking|ate|eaten|ingest\\w*|put)\\b (?:\\w+ ){0,5}(?:${INGESTED})\\b`,
    ),
  ),
  rule(
    'bleeding',
    /\bbleed\w*\b|\bblood clots?\b|\blosing (?:a lot of )?blood\b|\bgush\w* of blood\b/,
    CARRIES,
  ),
  rule('bleeding', /\bbleed\w* (?:a lot|heav\w*)|\bsoak\w* (?:a |one |two )?pads?\b/),
  rule('bleeding', /\bbleed\w*\b|\bblood clots?\b/, GAVE_BIRTH),
  rule(
    'waters',
    /\bwaters? (?:has |have |just )*(?:broke|broken|breaking)\b|\bleaking (?:amniotic )?fluid\b/,
  ),
  rule(
    'movements',
    /\b(?:stopped|not|isn t|hasn t|haven t|no|less|fewer|reduced|barely|can t|cannot|don t)\b (?:\w+ ){0,3}(?:mov(?:e|ed|ing)|mouvements?|kick\w*|feel (?:my |the )?baby)\b/,
    CARRIES,
  ),
  rule(
    'headache',
    /\b(?:headache|head hurts|head is)\b/,
    /\bvision\b|\bblurr\w*|\bstars\b|\bspots\b|\bswollen\b|\bswelling\b|\b(?:terrible|severe|worst|awful)\b/,
    CARRIES,
  ),
  rule('pregnancy_fall', /\b(?:fell|fallen|slipped|car accident|crash)\b/, CARRIES),
  rule(
    'young_fever',
    /\bfever\b|\btemperature\b|\b(?:3[89]|4[01])(?:\.\d)?\b/,
    /\bnewborn\b|\b\d{1,2} (?:days?|weeks?) old\b|\b(?:one|two|1|2) months?(?: old)?\b/,
  ),
  rule(
    'child_fall',
    new RegExp(`\\b${CHILD}\\b.*\\b(?:fell|fallen|dropped|rolled)\\b|\\b(?:dropped|fell)\\b.*\\b${CHILD}\\b`),
    /\bhead\b|\bvomit\w*|\bthrow\w* up\b|\bchanging table\b|\bstairs\b|\bsleepy\b|\bdrowsy\b|\bbed\b|\bfloor\b/,
  ),
  rule(
    'burn',
    /\b(?:boiling|scald\w*|burn(?:ed|t|ing)|hot (?:water|tea|coffee|oil|soup|iron|stove))\b/,
    new RegExp(`\\b${CHILD}\\b|\\bskin\\b|\\bblister\\w*`),
    /\bspill\w*|\bburn(?:ed|t)|\bscald\w*|\btouched\b|\bpoured\b|\bpulled\b/,
  ),
  rule(
    'dehydration',
    /\bno (?:wet )?(?:diapers?|nappies|nappy|pee|urine)\b|\b(?:hasn t|not|has not) (?:peed|wet|urinated)\b|\b(?:won t|refus\w* to|not) (?:drink|drinking|feed|feeding|eat)\b.*\b(?:hours?|days?|since|yesterday)\b/,
  ),
];
