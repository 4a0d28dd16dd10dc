export interface LanguageDictionary {
  readonly stopWords: readonly string[];
  readonly notStopWords: readonly string[];
  /** Each item lists the forms of one noun. */
  readonly plurals: readonly (readonly string[])[];
  readonly hasStandardStopWords: boolean;
  readonly hasStandardPlurals: boolean;
}

export interface CompoundDictionary {
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Whether other compounds are split if the index contains the parts. */
  readonly hasStandard: boolean;
}
