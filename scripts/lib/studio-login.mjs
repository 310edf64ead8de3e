import { readLogin } from './content.mjs'
import { Refusal } from './say.mjs'
import { readSettings } from './settings.mjs'

/** Returns the login of the environment, else the first one of this installation. */
export function staffLogin(settings) {
  const {
    HESTIA_ADMIN_EMAIL: email = 'admin@maisonhestia.example',
    HESTIA_ADMIN_PASSWORD: password,
  } = settings.env
  const login = password ? { email, password } : readLogin(settings)
  if (login) return login
  throw new Refusal('No staff login is known: set HESTIA_ADMIN_EMAIL and HESTIA_ADMIN_PASSWORD.')
}

/** Logs a browser in to the studio. */
export async function logIn(context, url) {
  const { origin } = new URL(url)
  const answer = await context.request.post(`${origin}/api/users/login`, {
    data: staffLogin(readSettings()),
    headers: { Origin: origin },
  })
  if (!answer.ok())
    throw new Refusal(
      `The studio refuses the login: ${answer.status()} ${(await answer.text()).slice(0, 200)}`,
    )
}
