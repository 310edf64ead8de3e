import { z } from 'zod'

const checkSchema = z.object({
  at: z.iso.datetime(),
  ok: z.boolean(),
  rows: z.number(),
  seconds: z.number(),
  reason: z.string(),
})

/** The last time that the archive of the database was restored to see that it can be (scripts/lib/archive/check.mjs). */
export type RestoreCheck = z.infer<typeof checkSchema>

/** Reads the launcher's file; undefined when there was no check, or the file is incomplete. */
export function readRestoreCheck(text: string): RestoreCheck | undefined {
  try {
    return checkSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
