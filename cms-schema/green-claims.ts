/**
 * Generic environmental claims by language, after the examples in recital 9 of Directive (EU)
 * 2024/825: “environmentally friendly”, “eco-friendly”, “ecological”, “climate friendly”, “gentle on the
 * environment”, “biodegradable”. “Green” is left out, since it is a colour here.
 */
const GENERIC: Readonly<Record<string, RegExp>> = {
  de: /nachhaltig|umwelt(?:freundlich|schonend|bewusst)|ökologisch|\böko\b|\beco\b|klima(?:freundlich|neutral|schonend)|biologisch abbaubar/iu,
  en: /sustainab|eco-?friendly|\beco\b|environmentally (?:friendly|correct|conscious)|ecological|climate[- ](?:friendly|neutral)|carbon[- ](?:friendly|neutral)|gentle on the environment|biodegradable/iu,
  fr: /écologique|éco-?responsable|\béco\b|respectueu(?:x|se)s? de l[’']environnement|\bdurables?\b|neutre en carbone|biodégradable/iu,
  nl: /duurzaam|duurzame|milieu(?:vriendelijk|bewust)|ecologisch|\beco\b|klimaat(?:vriendelijk|neutraal)|biologisch afbreekbaar/iu,
  pl: /ekologiczn|\beko\b|przyjazn\p{L}* (?:dla )?środowisk|zrównoważon|neutraln\p{L}* dla klimatu|biodegradowaln/iu,
  cs: /udržiteln|ekologick|\beko\b|šetrn\p{L}* k (?:životnímu )?(?:prostředí|přírodě)|klimaticky neutráln|biologicky rozložiteln/iu,
};

const SENTENCE_END = /(?<=[.!?])\s+/u;

/**
 * Sentences of a text that make a generic environmental claim without its specification. A claim counts
 * as specified if its sentence has a figure, such as the share of a fibre; whether that is true, and whether
 * it is enough, is for the editor to decide.
 * @param language `de`
 * @see https://eur-lex.europa.eu/eli/dir/2024/825/oj, article 1 (2): point 4a of annex I to Directive
 *   2005/29/EC
 */
export function bareGreenClaims(text: string, language: string): string[] {
  const generic = GENERIC[language];
  if (!generic) return [];
  return text
    .split(SENTENCE_END)
    .filter((sentence) => generic.test(sentence) && !/\d/.test(sentence));
}
