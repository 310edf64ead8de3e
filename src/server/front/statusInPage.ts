import { isPreviewPath } from '@/domain/site/preview'

import { pathOf } from './canonical'

const STATUS = /<meta name="hestia-status" content="(403|404|410)"/

/** The status that a page names itself: Next cannot render a page and answer anything but 200. */
export function statusInPage(html: string): number | undefined {
  const status = STATUS.exec(html)?.[1]
  return status === undefined ? undefined : Number(status)
}

type StatusAndBody = { status: number; body: Buffer }

/** The status to send for a page. A preview that may not be seen is a page that names its status. */
export const previewStatus = (target: string, { status, body }: StatusAndBody): number =>
  (isPreviewPath(pathOf(target)) ? statusInPage(body.toString()) : undefined) ?? status
