import { LINK_DAYS } from '@/data/leads/documents'
import { translate } from '@/i18n/translate'

import { personFields } from '../fields'
import type { FormContext } from '../form'

export const documentsFields = ({ asking, locale }: FormContext) => personFields(asking, locale)

export const documentsIntro = ({ locale }: FormContext): string => translate(locale)('form.intro.documents', { days: LINK_DAYS })
