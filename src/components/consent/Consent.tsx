'use client'

import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'

import { choose, everything, nothing } from '@/domain/consent'
import type { TagIds } from '@/domain/tags'

import { beginConsent, closeSettings, giveConsent, openSettings } from './consentActions'
import { makeRoom } from './makeRoom'
import { takePressed } from './pressed'
import { useConsent } from './useConsent'

type Props = { ids: TagIds; banner: ReactNode; settings: ReactNode; titleIds: { banner: string; settings: string } }

const sheet =
  'fixed inset-x-0 top-auto bottom-0 z-30 m-0 max-h-[85dvh] w-full max-w-none overflow-auto border-t border-sand bg-card p-0 text-ink md:left-auto md:max-w-[640px] md:border-l'

const boxes = (dialog: HTMLElement | null) => [...(dialog?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]

function answer(ids: TagIds, pressed: string | undefined, settings: HTMLElement | null): void {
  switch (pressed) {
    case 'accept':
      return giveConsent(ids, everything)
    case 'decline':
      return giveConsent(ids, nothing)
    case 'save': {
      const names = new Set(boxes(settings).flatMap(({ name, checked }) => (checked ? [name] : [])))
      return giveConsent(
        ids,
        choose((kind) => names.has(kind)),
      )
    }
    case 'settings':
      return openSettings()
    case 'close':
      return closeSettings()
  }
}

/** The banner and the settings. Both are drawn by the server; here is only what happens in the browser. */
export function Consent({ ids, banner, settings, titleIds }: Props) {
  const { check, choices, isChoosing } = useConsent()
  const bannerRef = useRef<HTMLDialogElement>(null)
  const settingsRef = useRef<HTMLDialogElement>(null)
  const isAsking = check === 'asking'

  // In the step that makes the buttons answer: a press never finds a page that has not looked yet.
  useLayoutEffect(() => {
    const end = beginConsent(ids)
    answer(ids, takePressed(), settingsRef.current)
    return end
  }, [ids])
  useEffect(() => (isAsking && bannerRef.current ? makeRoom(bannerRef.current) : undefined), [isAsking])
  useEffect(() => {
    const dialog = settingsRef.current
    if (!isChoosing) dialog?.close()
    if (!isChoosing || dialog?.open) return
    const allowed = new Map<string, boolean>(Object.entries(choices))
    for (const box of boxes(dialog)) box.checked = allowed.get(box.name) ?? false
    dialog?.showModal()
  }, [isChoosing, choices])

  function press({ target }: MouseEvent) {
    // Heard twice while the page comes to life: answered once.
    takePressed()
    answer(ids, target instanceof Element ? target.closest('button')?.value : undefined, settingsRef.current)
  }

  return (
    <>
      <dialog
        ref={bannerRef}
        open={isAsking || check === 'unread'}
        data-check={check}
        aria-labelledby={titleIds.banner}
        className={`consent-banner ${sheet}`}
        onClick={press}
      >
        {banner}
      </dialog>
      <dialog
        ref={settingsRef}
        aria-labelledby={titleIds.settings}
        className={`${sheet} scroll-pb-40 backdrop:bg-ink/50`}
        onClick={press}
        onClose={closeSettings}
      >
        {settings}
      </dialog>
    </>
  )
}
