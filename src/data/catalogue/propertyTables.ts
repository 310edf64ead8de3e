/**
 * The published properties and their newest versions: two tables with the same columns, save a
 * prefix.
 */
export type PropertyTable = { table: string; prefix: string; owner: string; condition: string }

export const propertyTables: readonly PropertyTable[] = [
  { table: 'properties', prefix: '', owner: 'id', condition: 'true' },
  { table: '_properties_v', prefix: 'version_', owner: 'parent_id', condition: 'p.latest' },
]
