import { Icon } from '@/components/icon/Icon'

import { ShareTools } from './ShareTools'
import type { ShareWords } from './shareWords'

type Props = { href: string; title: string; friendHref: string | undefined; words: ShareWords }

const linkStyle = 'flex min-h-10 w-full items-center text-left underline hover:text-brick'

function ShareList({ href, title, friendHref, words }: Props) {
  const url = encodeURIComponent(href)
  const text = encodeURIComponent(title)
  const networks = [
    { name: 'WhatsApp', to: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Facebook', to: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ]
  return (
    <ul className="border-l border-sand pb-2 pl-4">
      <li className="by-script">
        <button type="button" data-share="copy" className={linkStyle}>
          {words.copy}
        </button>
      </li>
      {friendHref && (
        <li>
          <a href={friendHref} className={linkStyle}>
            {words.friend}
          </a>
        </li>
      )}
      <li>
        <a href={`mailto:?subject=${text}&body=${url}`} className={linkStyle}>
          {words.mail}
        </a>
      </li>
      {networks.map(({ name, to }) => (
        <li key={name}>
          <a href={to} target="_blank" rel="noopener noreferrer" className={linkStyle}>
            {name}
            <span className="sr-only"> {words.newWindow}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * The ways to share a page. All links are plain: third parties learn nothing of the visit until one
 * is followed.
 */
export function Share({ href, title, friendHref, words }: Props) {
  return (
    <ShareTools
      href={href}
      title={title}
      words={{ copied: words.copied, notCopied: words.notCopied }}
    >
      <div className="flex flex-wrap items-start gap-x-5 text-[0.95rem]">
        <details className="group open:w-full">
          <summary
            data-share="native"
            className="inline-flex min-h-10 cursor-pointer items-center gap-2 underline hover:text-brick"
          >
            <Icon name="share" size={16} />
            {words.share}
          </summary>
          <ShareList href={href} title={title} friendHref={friendHref} words={words} />
        </details>
        <button
          type="button"
          data-share="print"
          className="by-script inline-flex min-h-10 items-center gap-2 underline hover:text-brick"
        >
          <Icon name="print" size={16} />
          {words.print}
        </button>
      </div>
    </ShareTools>
  )
}
