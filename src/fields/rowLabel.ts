/** Labels a collapsed row with the first of these fields that is filled in. */
export const rowLabel = (...names: string[]) => ({
  path: '/src/studio/RowLabel#RowLabel',
  clientProps: { names },
})
