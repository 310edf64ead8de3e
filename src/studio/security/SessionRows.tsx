'use client'

import { Button } from '@payloadcms/ui'

import { useSecurity } from './useSecurity'

type Row = { id: string; isOwn: boolean; since: string }

/** Where the account is open. The one at hand is left by logging out. */
export function SessionRows({ rows }: { rows: readonly Row[] }) {
  const { says, send, isBusy, problem } = useSecurity()
  return (
    <>
      <ul className="hestia-sessions">
        {rows.map(({ id, isOwn, since }) => (
          <li key={id}>
            <span>
              <strong>{says(isOwn ? 'here' : 'elsewhere')}</strong>, {since}
            </span>
            {!isOwn && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                aria-label={`${says('endOne')}: ${since}`}
                onClick={() => void send({ do: 'signOut', session: id })}
              >
                {says('endOne')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
      {rows.length > 1 && (
        <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void send({ do: 'signOut' })}>
          {says('endOthers')}
        </Button>
      )}
    </>
  )
}
