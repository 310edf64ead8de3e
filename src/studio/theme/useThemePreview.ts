'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, type RefObject } from 'react'

import { THEME_MESSAGE } from '@/domain/site/preview'
import { themeSchema, themeVariables } from '@/domain/site/theme'

const NAMES = Object.keys(themeSchema.shape)

/** Reads the theme in the form as far as it can be shown: half a colour is none. */
const themeIn = (values: Record<string, unknown>) =>
  Object.fromEntries(
    NAMES.map((name) => {
      const one = themeSchema.safeParse({ [name]: values[name] ?? null })
      return [name, one.success ? values[name] : null]
    }),
  )

/** Sends the theme in the form to the page in a frame, as it is chosen and when the page is ready. */
export function useThemePreview(): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const chosen = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(NAMES.map((name) => [name, fields[`themeDraft.${name}`]?.value])),
    ),
  )
  useEffect(() => {
    const theme = themeSchema.safeParse(themeIn(JSON.parse(chosen)))
    if (!theme.success) return
    const send = () =>
      frame.current?.contentWindow?.postMessage(
        { type: THEME_MESSAGE, variables: themeVariables(theme.data) },
        window.location.origin,
      )
    const onReady = ({ source }: MessageEvent) => {
      if (source === frame.current?.contentWindow) send()
    }
    send()
    window.addEventListener('message', onReady)
    return () => window.removeEventListener('message', onReady)
  }, [chosen])
  return frame
}
