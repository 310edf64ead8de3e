'use client'

import { ConfigProvider, DefaultEditView, useConfig } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { useMemo } from 'react'

/** The default form without a password: owners choose theirs through the link of the invitation. */
export function OwnerForm(props: DocumentViewClientProps) {
  const { config } = useConfig()
  const withoutPassword = useMemo(() => {
    const collections = config.collections.map((collection) =>
      collection.slug === 'owners' && collection.auth
        ? {
            ...collection,
            auth: {
              ...collection.auth,
              disableLocalStrategy: { enableFields: true, optionalPassword: true } as const,
            },
          }
        : collection,
    )
    return { ...config, collections }
  }, [config])
  return (
    <ConfigProvider config={withoutPassword}>
      <DefaultEditView {...props} />
    </ConfigProvider>
  )
}
