import {
  expect,
  test as base,
  type APIRequestContext,
  type Locator,
  type Page,
} from '@playwright/test'

const { HESTIA_ADMIN_EMAIL: admin, HESTIA_ADMIN_PASSWORD: password } = process.env

type Headers = { Origin: string }

/**
 * The colleague of this worker. What the studio remembers of a colleague, such as an open menu or
 * preview, is not changed by a test beside this one.
 */
let colleague: string | undefined
/** The cookies of the sessions that were opened here. */
const sessions = new Set<string>()

async function logIn(
  request: APIRequestContext,
  headers: Headers,
  email: string | undefined,
): Promise<void> {
  const answer = await request.post('/api/users/login', { headers, data: { email, password } })
  expect(answer.ok(), `${email} logs in`).toBe(true)
  const { cookies } = await request.storageState()
  for (const { name, value } of cookies) if (name.endsWith('-token')) sessions.add(value)
}

/** Employs the colleague of this worker, who has the password of the administrator. */
async function employ(request: APIRequestContext, headers: Headers): Promise<string> {
  await logIn(request, headers, admin)
  const name = `proef-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const email = `${name}@people.test`
  const answer = await request.post('/api/users', {
    headers,
    data: { name, email, password, presentPassword: password, role: 'admin', language: 'nl' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return email
}

async function openSession(request: APIRequestContext, headers: Headers): Promise<void> {
  colleague ??= await employ(request, headers)
  await logIn(request, headers, colleague)
}

const hasSession = async (request: APIRequestContext): Promise<boolean> =>
  (await request.storageState()).cookies.some(({ value }) => sessions.has(value))

/** Asks the studio's API as the colleague of this worker, who logs in where no session is open. */
export async function asStaff<T>(
  request: APIRequestContext,
  origin: string | undefined,
  work: (headers: Headers) => Promise<T>,
): Promise<T> {
  const headers = { Origin: String(origin) }
  let result: { value: T } | undefined
  let isOpen = await hasSession(request)
  await expect(async () => {
    if (!isOpen) await openSession(request, headers)
    isOpen = false
    result = { value: await work(headers) }
  }).toPass()
  if (!result) throw new Error('The studio did not answer')
  return result.value
}

/**
 * Has the studio remember that the colleague left the menu closed. It unfolds an open one after the
 * page has come, also over a narrow page.
 */
export const closeMenu = (request: APIRequestContext, origin: string | undefined) =>
  asStaff(request, origin, async (headers) => {
    const answer = await request.post('/api/payload-preferences/nav', {
      headers,
      data: { value: { open: false } },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  })

/** The email address of the colleague of this worker. */
export const ownEmail = (request: APIRequestContext, origin: string | undefined) =>
  asStaff(request, origin, () => Promise.resolve(String(colleague)))

type State = Awaited<ReturnType<APIRequestContext['storageState']>>

/** A test whose pages are logged in from the start, all with the one session of their worker. */
export const test = base.extend<object, { session: State }>({
  session: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use
      const request = await playwright.request.newContext({ baseURL })
      await openSession(request, { Origin: baseURL })
      await use(await request.storageState())
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
})

/** Changes some fields of a single document in one language, and leaves the others as they are. */
export const changeGlobal = (
  request: APIRequestContext,
  origin: string | undefined,
  slug: string,
  data: Record<string, unknown>,
  locale = 'nl',
) =>
  asStaff(request, origin, async (headers) => {
    const answer = await request.post(`/api/globals/${slug}?locale=${locale}&depth=0`, {
      headers,
      data,
    })
    expect(answer.status(), await answer.text()).toBe(200)
  })

/** Waits until a page as visitors get it says something, or no longer says it. */
export const untilPage = (
  request: APIRequestContext,
  path: string,
  says: (html: string) => boolean,
) =>
  expect
    .poll(async () => says(await (await request.get(path)).text()), {
      message: `${path} follows the studio`,
    })
    .toBe(true)

/** Opens a tab of a form. A press that comes before the program of the CMS is not heard by it. */
export async function openTab(tab: Locator): Promise<void> {
  await expect(async () => {
    await tab.click()
    await expect(tab).toHaveClass(/--active/, { timeout: 1_000 })
  }).toPass()
}

/** Opens a screen of the studio as the colleague of this worker. */
export const openStudio = (page: Page, baseURL: string | undefined, path: string) =>
  asStaff(page.request, baseURL, async () => {
    await page.goto(path)
    await expect(page.locator('.template-default')).toBeVisible()
  })
