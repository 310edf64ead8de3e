// Plain JavaScript, because the launcher says the same before anything is built.

/** @type {Readonly<Record<string, string>>} */
const CAUSES = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses this user and password',
  28000: 'it refuses this user',
  '3D000': 'it has no database of that name',
}

/**
 * Why a connection to a database failed, as the end of a sentence.
 * @param {unknown} error
 * @returns {string}
 */
export function databaseCause(error) {
  const { code, errors, message } =
    /** @type {{ code?: string, errors?: { code?: string }[], message?: string }} */ (error ?? {})
  return CAUSES[code ?? ''] ?? CAUSES[errors?.[0]?.code ?? ''] ?? message ?? String(error)
}
