'use client'

import { useDocumentDrawerContext, useFormModified } from '@payloadcms/ui'

import { AskBeforeLeaving } from './AskBeforeLeaving'
import { useLeaveWarning } from './useLeaveWarning'

/**
 * Asks before Back for the form around it, which asks for links itself. A form in a drawer is part of
 * a page that asks itself; what is typed in it counts as unsaved all the same.
 */
export function AskBeforeBackFromForm() {
  const isModified = useFormModified()
  const { drawerSlug } = useDocumentDrawerContext()
  useLeaveWarning(isModified)
  return drawerSlug ? null : <AskBeforeLeaving isUnsaved={isModified} isInForm />
}
