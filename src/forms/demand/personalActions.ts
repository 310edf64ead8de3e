import {
  changeDemand,
  confirmDemand,
  deleteDemand,
  pauseDemand,
  resumeDemand,
} from '@/data/demands/ownDemand'
import { resolveDemandForm } from '@/data/demands/readForm'
import { personalHref } from '@/data/enquiries/personalPages'
import { storeTypedForm } from '@/data/enquiries/typedAnswers'
import type { Refused } from '@/domain/enquiries/refusals'
import type { Locale } from '@/i18n/locales'

import { refusedOf } from '../defineForm'
import type { Posted } from '../readPosted'
import { HONEYPOT } from '../names'
import { wishSchema } from './schema'

const notStored: readonly string[] = ['key', 'do', HONEYPOT]

/** The address of the personal page with the outcome. */
const pageWith = async (posted: Posted, locale: Locale, outcome: string): Promise<string> =>
  `${await personalHref(locale, String(posted.key))}&${outcome}`

async function save(id: string, posted: Posted, locale: Locale): Promise<string> {
  const refuse = async (refused: Refused) => {
    const typed = Object.fromEntries(
      Object.entries(posted).filter(([name]) => !notStored.includes(name)),
    )
    return pageWith(
      posted,
      locale,
      `typed=${await storeTypedForm({ form: 'demand', typed, refused })}#form-demand`,
    )
  }
  const parsed = wishSchema.safeParse(posted)
  if (!parsed.success) return refuse(refusedOf(parsed.error.issues))
  const understood = await resolveDemandForm(parsed.data)
  if ('refused' in understood) return refuse(understood.refused)
  await changeDemand(id, understood.wanted)
  return pageWith(posted, locale, 'done=saved')
}

/** Runs an action that the holder of the key chose for their demand. */
export async function runDemandAction(
  id: string,
  posted: Posted,
  locale: Locale,
): Promise<string | void> {
  switch (posted.do) {
    case 'confirm':
      return confirmDemand(id, locale)
    case 'pause':
      return pauseDemand(id)
    case 'resume':
      return resumeDemand(id)
    case 'save':
      return save(id, posted, locale)
    case 'delete':
      await deleteDemand(id)
      return pageWith(posted, locale, 'done=deleted')
    default:
      return undefined
  }
}
