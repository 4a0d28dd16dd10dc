type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The parameters of a page's address as Next passes them, one entry for each value. */
export const parametersOf = (query: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
