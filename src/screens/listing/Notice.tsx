import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { noticeOf } from './noticeOf'

/** The notice at the top of a listing that is sold or rented. */
export async function Notice({ property, locale }: { property: Property; locale: Locale }) {
  const notice = await noticeOf(property, locale)
  if (!notice) return null
  return (
    <p className="mb-5 max-w-none border-l-4 border-brick bg-sand-2 px-6 py-4 text-[1.1rem] whitespace-pre-line">
      {notice}
    </p>
  )
}
