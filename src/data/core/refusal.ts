import { z } from 'zod'

const validationError = z.object({
  data: z.object({
    errors: z.array(z.object({ message: z.string(), label: z.string().optional() })).min(1),
  }),
})
const clientError = z.object({ status: z.number().min(400).max(499), message: z.string() })

/** Puts the label of the field before its message, unless the message begins with it already. */
const withLabel = ({ label, message }: { label?: string | undefined; message: string }): string =>
  !label || message.startsWith(label) ? message : `${label}: ${message}`

/**
 * Returns why a save was refused, in the words that the editor reads at the fields; undefined when
 * it failed for another reason.
 */
export function refusalOf(error: unknown): string | undefined {
  const fields = validationError.safeParse(error).data?.data.errors
  if (fields) return fields.map(withLabel).join(' ')
  return clientError.safeParse(error).data?.message
}

/** Returns the labels of the fields at which a save was refused; none where another thing refused it. */
export const refusedFieldsOf = (error: unknown): string[] =>
  validationError
    .safeParse(error)
    .data?.data.errors.flatMap(({ label }) => (label ? [label] : [])) ?? []
