'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

import { choose, everything, nothing } from '@/domain/consent'
import type { TagIds } from '@/domain/tags'

import { consentStore } from './consentStore'
import { makeRoom } from './makeRoom'
import { useConsent } from './useConsent'

type Props = { ids: TagIds; banner: ReactNode; settings: ReactNode; titleIds: { banner: string; settings: string } }

const sheet =
  'fixed inset-x-0 top-auto bottom-0 z-30 m-0 max-h-[85dvh] w-full max-w-none overflow-auto border-t border-sand bg-card p-0 text-ink md:max-w-[720px] md:border-r'

const boxes = (dialog: HTMLElement | null) => [...(dialog?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]

/** The banner and the settings. Both are drawn by the server; here is only what happens in the browser. */
export function Consent({ ids, banner, settings, titleIds }: Props) {
  const { check, choices, isChoosing } = useConsent()
  const bannerRef = useRef<HTMLDialogElement>(null)
  const settingsRef = useRef<HTMLDialogElement>(null)
  const isAsking = check === 'asking'

  useEffect(() => consentStore.begin(ids), [ids])
  useEffect(() => (isAsking && bannerRef.current ? makeRoom(bannerRef.current) : undefined), [isAsking])
  useEffect(() => {
    const dialog = settingsRef.current
    if (!isChoosing) dialog?.close()
    if (!isChoosing || dialog?.open) return
    const allowed = new Map<string, boolean>(Object.entries(choices))
    for (const box of boxes(dialog)) box.checked = allowed.get(box.name) ?? false
    dialog?.showModal()
  }, [isChoosing, choices])

  function answer({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest('button') : null
    const chosen = new Set(boxes(settingsRef.current).flatMap(({ name, checked }) => (checked ? [name] : [])))
    switch (button?.value) {
      case 'accept':
        return consentStore.choose(ids, everything)
      case 'decline':
        return consentStore.choose(ids, nothing)
      case 'save':
        return consentStore.choose(
          ids,
          choose((kind) => chosen.has(kind)),
        )
      case 'settings':
        return consentStore.openSettings()
      case 'close':
        return consentStore.closeSettings()
    }
  }

  return (
    <>
      <dialog ref={bannerRef} open={isAsking} data-check={check} aria-labelledby={titleIds.banner} className={sheet} onClick={answer}>
        {banner}
      </dialog>
      <dialog
        ref={settingsRef}
        aria-labelledby={titleIds.settings}
        className={`${sheet} scroll-pb-40 backdrop:bg-ink/50`}
        onClick={answer}
        onClose={consentStore.closeSettings}
      >
        {settings}
      </dialog>
    </>
  )
}
