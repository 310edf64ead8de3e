'use client'

import { ConfigProvider, DefaultEditView, useConfig } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { useMemo } from 'react'

/** The form of the CMS, which asks for no password: an owner chooses his own, from the invitation. */
export function OwnerForm(props: DocumentViewClientProps) {
  const { config } = useConfig()
  const withoutPassword = useMemo(() => {
    const collections = config.collections.map((one) =>
      one.slug === 'owners' && one.auth
        ? { ...one, auth: { ...one.auth, disableLocalStrategy: { enableFields: true, optionalPassword: true } as const } }
        : one,
    )
    return { ...config, collections }
  }, [config])
  return (
    <ConfigProvider config={withoutPassword}>
      <DefaultEditView {...props} />
    </ConfigProvider>
  )
}
