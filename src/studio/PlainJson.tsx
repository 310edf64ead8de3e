'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

/**
 * Shows a JSON field read-only. Payload's own editor loads from a public CDN, which the content
 * security policy of the studio forbids.
 */
export function PlainJson({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path })
  return (
    <div className="field-type hestia-code">
      <FieldLabel label={field.label} localized={false} path={path} />
      <pre>{value === null || value === undefined ? '–' : JSON.stringify(value, null, 2)}</pre>
    </div>
  )
}
