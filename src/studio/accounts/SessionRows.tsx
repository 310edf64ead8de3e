'use client'

import { Button } from '@payloadcms/ui'

import { useSecurity } from './useSecurity'

type Row = { id: string; isCurrent: boolean; since: string }

/** Lists the sessions of the account. The current one is ended by logging out. */
export function SessionRows({ rows }: { rows: readonly Row[] }) {
  const { t, send, isBusy, problem } = useSecurity()
  return (
    <>
      <ul className="hestia-sessions">
        {rows.map(({ id, isCurrent, since }) => (
          <li key={id}>
            <span>
              <strong>{t(isCurrent ? 'here' : 'elsewhere')}</strong>, {since}
            </span>
            {!isCurrent && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                aria-label={`${t('endOne')}: ${since}`}
                onClick={() => void send({ do: 'signOut', session: id })}
              >
                {t('endOne')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
      {rows.length > 1 && (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void send({ do: 'signOut' })}
        >
          {t('endOthers')}
        </Button>
      )}
    </>
  )
}
