'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

import { dismissal } from './dismissal'
import { usePopupState } from './usePopupState'

type Props = { delaySeconds: number; actionPaths: string[]; titleId: string; children: ReactNode }

/** Shows what the server has drawn, when it is time and the visitor has not dismissed it in this session. */
export function Popup({ delaySeconds, actionPaths, titleId, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const state = usePopupState(delaySeconds, actionPaths)

  useEffect(() => {
    const dialog = ref.current
    if (state === 'never') dialog?.close()
    if (state === 'now' && !dialog?.open) dialog?.showModal()
  }, [state])

  /** By the link, by the close button, or by a click beside the sheet. */
  function leave({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget || (target instanceof Element && target.closest('a, button'))) dismissal.keep()
  }

  return (
    <dialog
      ref={ref}
      data-state={state}
      aria-labelledby={titleId}
      className="m-auto max-h-[85dvh] w-[min(100%-40px,720px)] max-w-none overflow-auto rounded-(--radius-base) border border-sand bg-card p-0 text-ink backdrop:bg-ink/50"
      onClick={leave}
      onClose={dismissal.keep}
    >
      {children}
    </dialog>
  )
}
