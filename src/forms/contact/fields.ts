import { personFields } from '../fields'
import type { FormContext } from '../form'

export const contactFields = ({ asking, locale }: FormContext) => personFields(asking, locale)
