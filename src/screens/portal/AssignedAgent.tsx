import { ContactLines } from '@/components/listing/ContactLines'
import { Picture } from '@/components/media/Picture'
import type { ManagerView } from '@/data/portal/manager'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** The assigned agent of an owner and how to contact them. */
export function AssignedAgent({
  manager: { name, jobTitle, phone, email, photo },
  locale,
}: {
  manager: ManagerView
  locale: Locale
}) {
  return (
    <section className="flex gap-4 leading-normal">
      {photo && (
        <Picture
          picture={{ ...photo, alt: '' }}
          sizes="72px"
          className="size-[72px] shrink-0 rounded-full object-cover object-[50%_20%]"
        />
      )}
      <div className="min-w-0">
        <h2 className="font-sans text-sm font-normal text-soft">
          {translate(locale)('portal.manager.title')}
        </h2>
        <p className="font-semibold">{name}</p>
        {jobTitle && <p className="text-[0.95rem] text-soft">{jobTitle}</p>}
        <ContactLines phone={phone} email={email} />
      </div>
    </section>
  )
}
