'use client'

import { Popup, PopupList, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'

import type { ManyChanges, ManyReport } from '@/data/properties/changeMany'

import '../studio.css'
import { postJson, toldIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { id: string; name: string; isRent: boolean; status: string; marquee: string; price: number | undefined }

const steps = {
  option: { status: 'active', marquee: 'option' },
  sold: { status: 'sold', marquee: 'sold' },
  rented: { status: 'rented', marquee: 'rented' },
  available: { status: 'active', marquee: 'none' },
} as const satisfies Record<string, ManyChanges>
type Step = keyof typeof steps

const reports = (told: Record<string, unknown>): told is ManyReport => typeof told.changed === 'number' && Array.isArray(told.refused)

/** Sends one change for one property the way the form above the list does for many, so that every rule sees it. */
function useChangeOne(id: string) {
  const says = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const change = async (changes: ManyChanges) => {
    setBusy(true)
    const answer = await postJson(`${config.routes.api}/properties/change-many`, { ids: [id], changes })
    const told = await toldIn(answer)
    setBusy(false)
    if (!answer?.ok || !reports(told)) return void toast.error(says('failed'))
    const [refused] = told.refused
    if (refused) return void toast.error(refused.reason)
    toast.success(says('done'))
    router.refresh()
  }
  return { busy, change }
}

function PriceForm({ price, isRent, onPrice }: { price: number | undefined; isRent: boolean; onPrice: (price: number) => void }) {
  const says = useWords(words)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Number(new FormData(event.currentTarget).get('price'))
    if (Number.isFinite(given)) onPrice(given)
  }
  return (
    <form className="hestia-price" onSubmit={submit}>
      <label>
        <span>{says(isRent ? 'rent' : 'price')}</span>
        <input name="price" type="number" required min={0} max={1_000_000_000} step="any" defaultValue={price} />
      </label>
      <button type="submit">{says('changePrice')}</button>
    </form>
  )
}

export function QuickChangeMenu({ id, name, isRent, status, marquee, price }: Props) {
  const says = useWords(words)
  const { busy, change } = useChangeOne(id)
  const offered: Step[] = ['option', isRent ? 'rented' : 'sold', 'available']
  const isSo = (step: Step) => steps[step].status === status && steps[step].marquee === marquee
  return (
    <Popup
      className="hestia-quick"
      disabled={busy}
      size="fit-content"
      button={<span aria-label={says('quickOf', { name })}>{says('quick')}</span>}
      render={({ close }) => (
        <>
          <PopupList.ButtonGroup>
            {offered
              .filter((step) => !isSo(step))
              .map((step) => (
                <PopupList.Button
                  key={step}
                  onClick={() => {
                    close()
                    void change(steps[step])
                  }}
                >
                  {says(step === 'available' && isRent ? 'availableRent' : step)}
                </PopupList.Button>
              ))}
          </PopupList.ButtonGroup>
          <PriceForm
            {...{ price, isRent }}
            onPrice={(given) => {
              close()
              void change({ price: given })
            }}
          />
        </>
      )}
    />
  )
}
