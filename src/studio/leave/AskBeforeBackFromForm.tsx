'use client'

import { useDocumentDrawerContext, useFormModified } from '@payloadcms/ui'

import { AskBeforeBack } from './AskBeforeBack'

/** Asks for the form around it. A form in a drawer is part of a page that asks itself. */
export function AskBeforeBackFromForm() {
  const isModified = useFormModified()
  const { drawerSlug } = useDocumentDrawerContext()
  return drawerSlug ? null : <AskBeforeBack isUnsaved={isModified} />
}
