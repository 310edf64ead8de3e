import type { FieldHook } from 'payload'

type Siblings = { kind?: unknown }

/** Clears a field unless its kind is selected. A hidden value would still point to its document. */
export const emptyUnless =
  (kind: string): FieldHook =>
  ({ siblingData, value }) => {
    const { kind: selected }: Siblings = siblingData
    return selected === undefined || selected === kind ? value : null
  }
