import { payload } from '../../core/payload'
import { staffLanguage } from '../../site/staff'
import { defaultLocale } from '@/i18n/locales'
import { deliverLeads } from './deliverLeads'

/** Sends the leads that wait. */
export const sendLeads = async (): Promise<void> =>
  deliverLeads(await payload(), await staffLanguage(defaultLocale))
