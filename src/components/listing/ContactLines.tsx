import { internationalPhone } from '@/domain/lib/phone'
import { phoneHref } from '@/domain/site/links'

import { Icon } from '../icon/Icon'

const linkStyle = 'inline-flex min-h-9 max-w-full items-center gap-2 underline hover:text-brick'

/** An email address that may break after the @. */
function EmailAddress({ email }: { email: string }) {
  const domainStart = email.lastIndexOf('@') + 1
  return (
    <span className="min-w-0 break-words">
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </span>
  )
}

type Contact = { phone?: string | null | undefined; email?: string | null | undefined }

/** The phone number and email address, where they are known. */
export function ContactLines({ phone, email }: Contact) {
  return (
    <>
      {phone && (
        <p>
          <a href={phoneHref(phone)} className={linkStyle}>
            <Icon name="phone" size={15} />
            {internationalPhone(phone)}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`} className={linkStyle}>
            <Icon name="mail" size={15} />
            <EmailAddress email={email} />
          </a>
        </p>
      )}
    </>
  )
}
