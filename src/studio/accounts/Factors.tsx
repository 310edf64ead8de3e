'use client'

import { useState } from 'react'

import { CodesPart, NewCodes } from './Codes'
import type { OwnFactors } from './ConfirmForm'
import { FactorActions, type AppStep, type SetupData } from './FactorActions'
import { Passkeys, type PasskeyRow } from './Passkeys'

type Props = OwnFactors & {
  passkeys: readonly PasskeyRow[]
  app: { step: AppStep; about: string; setup?: SetupData }
  codesLeft: number
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The second factors of the own account: passkeys, the code from an app, recovery codes. */
export function Factors({ passkeys, app, codesLeft, ...own }: Props) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const show = (made: unknown) => {
    if (Array.isArray(made)) setCodes(made.filter(isText))
  }
  return (
    <div className="hestia-factors">
      {codes.length > 0 && <NewCodes codes={codes} onKept={() => setCodes([])} />}
      <Passkeys {...own} rows={passkeys} show={show} />
      <FactorActions {...own} {...app} />
      <CodesPart {...own} left={codesLeft} show={show} />
    </div>
  )
}
