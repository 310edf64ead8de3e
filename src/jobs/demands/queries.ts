/** Runs a query whose rows are arrays, on the worker's connection or the site's. */
export type RunQuery = <Row extends readonly unknown[]>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>

type Client = {
  query: (question: {
    text: string
    values: unknown[]
    rowMode: 'array'
  }) => Promise<{ rows: unknown[] }>
}

export const runQueryWith =
  (client: Client): RunQuery =>
  async <Row extends readonly unknown[]>(text: string, values: unknown[] = []) =>
    (await client.query({ text, values, rowMode: 'array' })).rows as Row[]
