import { readLogin } from '../../../scripts/lib/content.mjs'
import { Refusal } from '../../../scripts/lib/say.mjs'

/** The login of the environment, else the first one of this installation. */
function staffLogin(settings) {
  const {
    HESTIA_ADMIN_EMAIL: email = 'admin@maisonhestia.example',
    HESTIA_ADMIN_PASSWORD: password,
  } = settings.env
  const login = password ? { email, password } : readLogin(settings)
  if (login) return login
  throw new Refusal('No staff login is known: set HESTIA_ADMIN_EMAIL and HESTIA_ADMIN_PASSWORD.')
}

/**
 * The studio's API as the logged-in staff member.
 * @returns {Promise<(place: string, method?: string, data?: object) => Promise<object>>} answers with what the API says
 */
export async function openStudio(settings, site) {
  const { origin } = new URL(site)
  const headers = {
    'Content-Type': 'application/json',
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
  }
  const ask = async (place, { method = 'GET', data, cookie = '' }) => {
    const answer = await fetch(`${origin}/api/${place}`, {
      method,
      headers: { ...headers, Cookie: cookie },
      body: data && JSON.stringify(data),
    })
    if (!answer.ok)
      throw new Refusal(
        `The studio refuses ${method} ${place} (${answer.status}): ${(await answer.text()).slice(0, 300)}`,
      )
    return answer
  }
  const session = await ask('users/login', { method: 'POST', data: staffLogin(settings) })
  const cookie = session.headers.get('Set-Cookie')?.split(';')[0]
  return async (place, method, data) => (await ask(place, { method, data, cookie })).json()
}
