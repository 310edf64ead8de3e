/** A question to the database, each answer a list of values: from the worker's connection or from the site's. */
export type Ask = <Row extends readonly unknown[]>(text: string, values?: unknown[]) => Promise<Row[]>

type Client = { query: (question: { text: string; values: unknown[]; rowMode: 'array' }) => Promise<{ rows: unknown[] }> }

export const askOf =
  (client: Client): Ask =>
  async <Row extends readonly unknown[]>(text: string, values: unknown[] = []) =>
    (await client.query({ text, values, rowMode: 'array' })).rows as Row[]
