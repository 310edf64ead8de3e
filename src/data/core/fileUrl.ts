import { env } from '@/env'

/**
 * Returns the address at which Payload serves a file. A file in a bucket is named with its folder.
 */
export const fileUrl = (filename: string, prefix: string | null): string => {
  const query = env.S3_BUCKET && prefix ? `?prefix=${encodeURIComponent(prefix)}` : ''
  return `/api/media/file/${encodeURIComponent(filename)}${query}`
}
