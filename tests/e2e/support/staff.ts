import { expect, type APIRequestContext, type Page } from '@playwright/test'

const { HESTIA_ADMIN_EMAIL: email, HESTIA_ADMIN_PASSWORD: password } = process.env

type Headers = { Origin: string }

/** Logs in and asks the studio's API; again when a login of another test at the same moment has pushed this session out. */
export async function asStaff<T>(request: APIRequestContext, origin: string | undefined, work: (headers: Headers) => Promise<T>): Promise<T> {
  const headers = { Origin: String(origin) }
  let result: { value: T } | undefined
  await expect(async () => {
    expect((await request.post('/api/users/login', { headers, data: { email, password } })).ok()).toBe(true)
    result = { value: await work(headers) }
  }).toPass()
  if (!result) throw new Error('The studio did not answer')
  return result.value
}

/** Changes some fields of a single document in one language, and leaves the others as they are. */
export const changeGlobal = (request: APIRequestContext, origin: string | undefined, slug: string, data: Record<string, unknown>, locale = 'nl') =>
  asStaff(request, origin, async (headers) => {
    const answer = await request.post(`/api/globals/${slug}?locale=${locale}&depth=0`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  })

/** Waits until a page as visitors get it says something, or no longer says it. */
export const untilPage = (request: APIRequestContext, path: string, says: (html: string) => boolean) =>
  expect.poll(async () => says(await (await request.get(path)).text()), { message: `${path} follows the studio` }).toBe(true)

/** Opens a screen of the studio as the administrator of the demo. */
export const openStudio = (page: Page, baseURL: string | undefined, path: string) =>
  asStaff(page.request, baseURL, async () => {
    await page.goto(path)
    await expect(page.locator('.template-default')).toBeVisible()
  })
