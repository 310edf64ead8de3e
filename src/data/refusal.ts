import { z } from 'zod'

const explained = z.object({ data: z.object({ errors: z.array(z.object({ message: z.string(), label: z.string().optional() })).min(1) }) })
const answered = z.object({ status: z.number().min(400).max(499), message: z.string() })

/** A message that names its field itself is not given the name twice. */
const said = ({ label, message }: { label?: string | undefined; message: string }): string =>
  !label || message.startsWith(label) ? message : `${label}: ${message}`

/** Why a save was refused, as the editor would read it at the fields; nothing when it failed for another reason. */
export function refusalOf(error: unknown): string | undefined {
  const fields = explained.safeParse(error).data?.data.errors
  if (fields) return fields.map(said).join(' ')
  return answered.safeParse(error).data?.message
}
