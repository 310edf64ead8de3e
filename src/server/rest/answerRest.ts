import { getPayload, handleEndpoints, type SanitizedConfig } from 'payload'

import { isUnreadable } from '@/access/rest/unreadable'

import { labelPicture } from './labelPicture'

const MAX_SEARCH = 20_000

const answer = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

const messages: Record<number, string> = {
  400: 'This request cannot be read.',
  404: 'Not found.',
  500: 'Something went wrong.',
}
const errorResponse = (status: number): Response => answer(status, messages[status] ?? '')

const hasUnreadablePath = (url: URL): boolean => {
  try {
    return /\p{Cc}/u.test(decodeURIComponent(url.pathname))
  } catch {
    return true
  }
}

/** Payload looks up collections in a plain object, which also has `toString` and the like. */
const namesObjectMember = (url: URL): boolean =>
  url.pathname.split('/').some((segment) => segment in Object.prototype)

/** A multipart body needs a boundary; without one the parser throws. */
const lacksBoundary = (headers: Headers): boolean => {
  const type = headers.get('Content-Type') ?? ''
  return /^\s*multipart\//i.test(type) && !/;\s*boundary="?[^\s";]/i.test(type)
}

/**
 * True for a method or address without endpoint. Payload's answer names the address and sometimes
 * the port of the server.
 */
const isUnmatched = (status: number): boolean => status === 404 || status === 405 || status === 501

async function withoutDetails(response: Response): Promise<Response> {
  const isJson = response.headers.get('Content-Type')?.includes('json') === true
  if (
    isUnmatched(response.status) &&
    isJson &&
    !(await response.clone().text()).startsWith('{"errors"')
  )
    return errorResponse(404)
  return response
}

function withNoStore(response: Response): Response {
  if (!response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', 'private, no-store')
  return response
}

async function handleRequest(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  path: string | undefined,
): Promise<Response> {
  const url = new URL(request.url)
  if (url.search.length > MAX_SEARCH || hasUnreadablePath(url) || lacksBoundary(request.headers))
    return errorResponse(400)
  if (namesObjectMember(url)) return errorResponse(404)
  try {
    const response = await handleEndpoints({ config, request, ...(path !== undefined && { path }) })
    return await withoutDetails(await labelPicture(config, request, response))
  } catch (error) {
    if (isUnreadable(error)) return errorResponse(400)
    const { logger } = await getPayload({ config })
    logger.error({ msg: 'A request over HTTP could not be answered', err: error })
    return errorResponse(500)
  }
}

/**
 * Answers Payload's HTTP API. Errors get a short message without details, and answers are not
 * cached.
 */
export const answerRest = async (
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  path?: string,
): Promise<Response> => withNoStore(await handleRequest(config, request, path))
