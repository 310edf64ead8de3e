import { sql } from '@payloadcms/db-postgres'

import { spelled } from '@/domain/search/words'

export type SQL = ReturnType<typeof sql>

/** A text as words are compared, in the database: what `fold` of `src/domain/search/words.ts` does, whatever the database takes for letters. */
export const folded = (text: SQL): SQL =>
  sql`lower(${spelled.reduce(
    (inner, [letters, plain]) => [...letters].reduce((one, letter) => sql`replace(${one}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${plain}'`)})`, inner),
    sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`,
  )})`
