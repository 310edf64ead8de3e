import { personFields } from '../fields'
import type { FormContext } from '../form'

export const unsubscribeFields = ({ asking, locale }: FormContext) => personFields(asking, locale)
