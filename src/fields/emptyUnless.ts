import type { FieldHook } from 'payload'

type Chosen = { kind?: unknown }

/** What belongs to another choice is not kept: hidden from the editor, it would still hold on to what it names. */
export const emptyUnless =
  (kind: string): FieldHook =>
  ({ siblingData, value }) => {
    const { kind: chosen }: Chosen = siblingData
    return chosen === undefined || chosen === kind ? value : null
  }
