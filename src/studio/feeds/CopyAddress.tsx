'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

type Props = {
  address: string
  download: string
  words: Record<'address' | 'copy' | 'copied' | 'download', string>
}

/** Shows an address that can be copied, and a link that downloads its file. */
export function CopyAddress({ address, download, words }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <div className="hestia-actions">
      <input
        className="hestia-address"
        readOnly
        value={address}
        aria-label={words.address}
        onFocus={({ target }) => target.select()}
      />
      <Button margin={false} buttonStyle="secondary" size="small" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button margin={false} buttonStyle="secondary" size="small" el="anchor" url={download}>
        {words.download}
      </Button>
      <span aria-live="polite">{isCopied ? words.copied : ''}</span>
    </div>
  )
}
