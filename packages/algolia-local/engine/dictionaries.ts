/** Words of one language. */
export interface LanguageDictionary {
  readonly stopWords: readonly string[];
  readonly notStopWords: readonly string[];
  /** Forms of one noun. */
  readonly plurals: readonly (readonly string[])[];
  readonly hasStandardStopWords: boolean;
  readonly hasStandardPlurals: boolean;
}

/** Compounds of one language and their parts. */
export interface CompoundDictionary {
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Others are taken apart where the index knows the parts. */
  readonly hasStandard: boolean;
}
