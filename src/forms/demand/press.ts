import { changeDemand, confirmDemand, deleteDemand, pauseDemand, resumeDemand } from '@/data/demands/own'
import { understand } from '@/data/demands/understand'
import { personalHref } from '@/data/leads/personal'
import { keepTyped } from '@/data/leads/typed'
import type { Refused } from '@/domain/forms/refusals'
import type { Locale } from '@/i18n/locales'

import { refusedOf } from '../form'
import type { Posted } from '../guards'
import { BAIT } from '../names'
import { wishSchema } from './schema'

const unkept: readonly string[] = ['key', 'do', BAIT]

/** Back to the page, which says what became of it. */
const backTo = async (posted: Posted, locale: Locale, more: string): Promise<string> => `${await personalHref(locale, String(posted.key))}&${more}`

async function save(id: string, posted: Posted, locale: Locale): Promise<string> {
  const refuse = async (refused: Refused) => {
    const typed = Object.fromEntries(Object.entries(posted).filter(([name]) => !unkept.includes(name)))
    return backTo(posted, locale, `typed=${await keepTyped({ form: 'demand', typed, refused })}#form-demand`)
  }
  const parsed = wishSchema.safeParse(posted)
  if (!parsed.success) return refuse(refusedOf(parsed.error.issues))
  const understood = await understand(parsed.data)
  if ('refused' in understood) return refuse(understood.refused)
  await changeDemand(id, understood.wanted)
  return backTo(posted, locale, 'done=saved')
}

/** What who holds the key does with his demand. */
export async function pressDemand(id: string, posted: Posted, locale: Locale): Promise<string | void> {
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
      return backTo(posted, locale, 'done=deleted')
    default:
      return undefined
  }
}
