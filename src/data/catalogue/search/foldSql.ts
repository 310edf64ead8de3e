import { sql } from '@payloadcms/db-postgres'

import { spelledLetters } from '@/domain/catalogue/search/words'

export type SQL = ReturnType<typeof sql>

const withoutAccents = (text: SQL): SQL =>
  sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`

/**
 * Makes the SQL that folds a text for comparison as `fold` of `domain/catalogue/search/words.ts`
 * does, independent of the locale of the database.
 */
export const foldSql = (text: SQL): SQL => {
  const plain = spelledLetters.reduce(
    (inner, [letters, replacement]) =>
      [...letters].reduce(
        (nested, letter) =>
          sql`replace(${nested}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${replacement}'`)})`,
        inner,
      ),
    withoutAccents(text),
  )
  return sql`lower(${plain})`
}
