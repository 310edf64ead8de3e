import type { Plugin } from 'payload'

import { extendAll } from '@/fields/extend'

const ASK = '/src/studio/leave/AskBeforeBackFromForm#AskBeforeBackFromForm'

/** Has every form of the studio ask before the browser's Back leaves what is not saved. */
export const askedBeforeBack: Plugin = (config) =>
  extendAll(config, {
    collection: ({ admin }) => {
      const edit = admin?.components?.edit
      const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ASK]
      return {
        admin: {
          ...admin,
          components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } },
        },
      }
    },
    global: ({ admin }) => {
      const elements = admin?.components?.elements
      const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ASK]
      return {
        admin: {
          ...admin,
          components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } },
        },
      }
    },
  })
