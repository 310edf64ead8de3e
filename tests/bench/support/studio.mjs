import { Refusal } from '../../../scripts/lib/say.mjs'
import { staffLogin } from '../../../scripts/lib/studio-login.mjs'

/**
 * The studio's API as the logged-in staff member.
 * @returns {Promise<((place: string, method?: string, data?: object) => Promise<object>) & { cookie: string }>}
 *   answers with what the API says
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
  const studio = async (place, method, data) => (await ask(place, { method, data, cookie })).json()
  return Object.assign(studio, { cookie })
}
