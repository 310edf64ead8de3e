import { APIError } from 'payload'

/**
 * The error for a malformed request over HTTP. The message is written for the developer of the
 * client.
 */
export const badRequest = (message: string): Error => new APIError(message, 400, undefined, true)

export const notFound = (): Error => new APIError('Not found.', 404, undefined, true)
