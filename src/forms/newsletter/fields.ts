import { personFields } from '../fields'
import type { FormContext } from '../form'

export const newsletterFields = ({ asking, locale }: FormContext) => personFields(asking, locale)
