import { Refusal } from './say.mjs'

/** The embedded database gets its address when it runs. */
const EMBEDDED = 'postgres://embedded'

/**
 * Returns the rules for settings; null before the packages are installed.
 * @returns {Promise<typeof import('../../src/envSchema.mjs') | null>}
 */
const rules = () =>
  import('../../src/envSchema.mjs').catch((error) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  })

/**
 * Refuses invalid settings, with a sentence for each. Before the packages are installed nothing can
 * be checked.
 */
export async function refuseWrongSettings({ env, databaseUrl }) {
  const known = await rules()
  if (!known) return
  const { error } = known.environment.safeParse({ ...env, DATABASE_URL: databaseUrl ?? EMBEDDED })
  if (error)
    throw new Refusal(
      `${known.sentencesOf(error).join('\n')}\nSettings come from the environment, else from the file .env.`,
    )
}
