'use client'

import { useDocumentDrawerContext, useFormModified } from '@payloadcms/ui'

import { AskBeforeLeaving } from './AskBeforeLeaving'

/** Asks before Back for the form around it, which asks for links itself. A form in a drawer is part of a page that asks itself. */
export function AskBeforeBackFromForm() {
  const isModified = useFormModified()
  const { drawerSlug } = useDocumentDrawerContext()
  return drawerSlug ? null : <AskBeforeLeaving isUnsaved={isModified} isInForm />
}
