'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState, useSyncExternalStore } from 'react'

import { canUsePasskeys, makePasskey, type CreationOptions } from '@/components/passkey/prompt'
import { MAX_PASSKEY_NAME_LENGTH } from '@/domain/accounts/passkeyLimits'

import { useWords } from '../useWords'
import { ConfirmForm, type OwnFactors } from './ConfirmForm'
import { useSecurity } from './useSecurity'
import words from './words.json'

export type PasskeyRow = { id: string; name: string; details: string }
type Show = (codes: unknown) => void
type Props = OwnFactors & { rows: readonly PasskeyRow[]; show: Show }

function NameInput() {
  const t = useWords(words)
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{t('passkeyName')}</label>
      <input id={id} name="name" required maxLength={MAX_PASSKEY_NAME_LENGTH} />
    </>
  )
}

/** Makes a passkey: confirmed first, then made on the device, then stored under its name. */
function AddPasskey({ show, onDone, ...own }: OwnFactors & { show: Show; onDone: () => void }) {
  const security = useSecurity()
  const { t, ask, send, complain } = security
  const add = async (confirmation: object, form: FormData) => {
    const begun = await ask({ do: 'passkeyBegin', ...confirmation })
    if (!begun) return false
    const made = await makePasskey(begun.options as CreationOptions)
    if (typeof made === 'string') return complain(made)
    const added = await send({ do: 'passkeyAdd', name: form.get('name'), made })
    if (!added) return false
    show(added.codes)
    onDone()
    return true
  }
  return (
    <ConfirmForm
      {...own}
      security={security}
      label={t('passkeyAdd')}
      onConfirm={add}
      onCancel={onDone}
    >
      <NameInput />
    </ConfirmForm>
  )
}

function Row({ row, ...own }: OwnFactors & { row: PasskeyRow }) {
  const security = useSecurity()
  const { t, send } = security
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <span>
        <strong>{row.name}</strong>
        <br />
        {row.details}
      </span>
      {!isOpen && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={`${t('passkeyRemove')}: ${row.name}`}
          onClick={() => setOpen(true)}
        >
          {t('passkeyRemove')}
        </Button>
      )}
      {isOpen && (
        <ConfirmForm
          {...own}
          security={security}
          label={t('passkeyRemove')}
          onConfirm={(confirmation) => send({ do: 'passkeyRemove', id: row.id, ...confirmation })}
          onCancel={() => setOpen(false)}
        />
      )}
    </li>
  )
}

const never = () => () => undefined

/** The passkeys of the own account: adding, and removing each. */
export function Passkeys({ rows, show, ...own }: Props) {
  const t = useWords(words)
  const isPossible = useSyncExternalStore(never, canUsePasskeys, () => true)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <h3>{t('passkeys')}</h3>
      <p className="hestia-lead">{t('passkeysLead')}</p>
      {rows.length > 0 && (
        <ul className="hestia-sessions">
          {rows.map((row) => (
            <Row key={row.id} row={row} {...own} />
          ))}
        </ul>
      )}
      {!isPossible && <p>{t('passkeysImpossible')}</p>}
      {isPossible && isAdding && (
        <AddPasskey {...own} show={show} onDone={() => setAdding(false)} />
      )}
      {isPossible && !isAdding && (
        <Button margin={false} onClick={() => setAdding(true)}>
          {t('passkeyAdd')}
        </Button>
      )}
    </>
  )
}
