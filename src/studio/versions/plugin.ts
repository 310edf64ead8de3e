import type { Plugin } from 'payload'

import { extendAll } from '@/fields/extend'

type Views = Record<string, unknown> | undefined

/** Replaces Payload's list of versions, which names neither who saved one nor what changed. */
export const versionsInWords: Plugin = (config) =>
  extendAll(config, {
    collection: ({ admin, versions }) => {
      if (!versions) return undefined
      const views = admin?.components?.views as Views
      const list = { Component: '/src/studio/versions/VersionsView#VersionsView' }
      return {
        admin: {
          components: {
            ...admin?.components,
            views: { ...views, edit: { ...(views?.edit as Views), versions: list } },
          },
        },
      }
    },
  })
