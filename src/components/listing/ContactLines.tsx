import { phoneHref } from '@/domain/links'

import { Icon } from '../icon/Icon'

const link = 'inline-flex min-h-9 max-w-full items-center gap-2 underline hover:text-brick'

/** A long address parts behind its sign, where it is read in two. */
function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <span className="min-w-0 break-words">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

type Reach = { phone?: string | null | undefined; email?: string | null | undefined }

/** How somebody is reached, as far as it is known. */
export function ContactLines({ phone, email }: Reach) {
  return (
    <>
      {phone && (
        <p>
          <a href={phoneHref(phone)} className={link}>
            <Icon name="phone" size={15} />
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`} className={link}>
            <Icon name="mail" size={15} />
            <EmailAddress email={email} />
          </a>
        </p>
      )}
    </>
  )
}
