type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Converts Next's query to parameters, one entry per value. */
export const parametersOf = (query: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
