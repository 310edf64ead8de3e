import { Icon } from '@/components/icon/Icon'
import { Picture } from '@/components/media/Picture'
import type { ManagerView } from '@/data/portal/manager'
import { phoneHref } from '@/domain/links'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

const link = 'inline-flex min-h-9 max-w-full items-center gap-2 [overflow-wrap:anywhere] underline hover:text-brick'

/** Who an owner turns to, and how. */
export function Manager({ manager: { name, jobTitle, phone, email, photo }, locale }: { manager: ManagerView; locale: Locale }) {
  return (
    <section className="flex gap-4 border-t border-sand pt-5 leading-normal">
      {photo && <Picture picture={{ ...photo, alt: '' }} sizes="72px" className="size-[72px] shrink-0 rounded-(--radius-base) object-cover object-[50%_20%]" />}
      <div className="min-w-0">
        <h2 className="font-sans text-sm font-normal text-soft">{translate(locale)('portal.manager.title')}</h2>
        <p className="font-semibold">{name}</p>
        {jobTitle && <p className="text-[0.95rem] text-soft">{jobTitle}</p>}
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
              {email}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
