import { Icon } from '@/components/icon/Icon'
import { Picture, PictureLabel } from '@/components/media/Picture'
import { findOwnDocuments } from '@/data/portal/documents'
import { findManager } from '@/data/portal/manager'
import { findOwnProperties, type OwnProperty } from '@/data/portal/ownProperties'
import { findNextSteps, type NextStep } from '@/data/portal/steps'
import { findStories, type PropertyStory } from '@/data/portal/story'
import { propertyHead } from '@/data/portal/propertyView'
import { formatLongDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import { AssignedAgent } from './AssignedAgent'
import type { PortalContext } from './enter'
import { NextDate } from './NextDate'
import { SaleSteps } from './SaleSteps'
import { Story } from './Story'

type RowProps = {
  owner: Owner
  locale: Locale
  property: OwnProperty
  story: PropertyStory
  next: NextStep | undefined
}

/** One property: its picture, where it stands, what happened this week and the next date. */
function PropertyRow({ owner, property, story, next, locale }: RowProps) {
  const t = translate(locale)
  const { title, town, price, ownerStatus, picture } = propertyHead(property, locale)
  const href = portalHref(locale, property.reference ?? '')
  return (
    <li className="grid items-center gap-x-10 gap-y-4 border-t border-sand py-8 md:grid-cols-[5fr_7fr]">
      <a href={href} tabIndex={-1} aria-hidden="true" className="block">
        <div className="relative aspect-3/2 overflow-hidden rounded-(--radius-base) bg-sand">
          {picture && (
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="(min-width: 767px) 480px, 95vw"
              className="h-full w-full object-cover"
            />
          )}
          <PictureLabel picture={picture && { ...picture, alt: '' }} />
        </div>
      </a>
      <div className="min-w-0">
        <p className="eyebrow">
          {[t(`portal.ownerStatus.${ownerStatus}.title`), town, price].filter(Boolean).join(' · ')}
        </p>
        <h2 className="mt-1 mb-4 text-2xl">
          <a href={href} className="no-underline hover:underline">
            {title}
          </a>
        </h2>
        <SaleSteps property={property} story={story} locale={locale} />
        <Story story={story} ownerStatus={ownerStatus} locale={locale} />
        <div className="flex flex-wrap items-center justify-between gap-5 border-t border-sand pt-4">
          {next ? (
            <NextDate step={next} owner={owner} locale={locale} />
          ) : (
            <p className="text-soft">{t('portal.next.none')}</p>
          )}
          <a
            href={href}
            className="button min-h-11 justify-center px-6 hover:bg-ink hover:text-paper max-sm:w-full"
          >
            {t('portal.home.open')}
            <span className="sr-only">: {title}</span>
          </a>
        </div>
      </div>
    </li>
  )
}

/** What waits for the owner: documents to approve, with the way to them. */
function Waiting({ titles, locale }: { titles: readonly string[]; locale: Locale }) {
  if (titles.length === 0) return null
  return (
    <a
      href={portalHref(locale, 'documents')}
      className="flex max-w-[440px] items-center gap-3.5 rounded-(--radius-base) border border-brick bg-card px-4 py-3 leading-snug no-underline hover:underline"
    >
      <Icon name="file" className="text-brick" />
      <span className="grid min-w-0">
        <b className="font-semibold">
          {translate(locale)('portal.papers.waiting', { count: titles.length })}
        </b>
        <span className="text-[0.95rem] text-soft [overflow-wrap:anywhere]">
          {titles.join(', ')}
        </span>
      </span>
      <Icon name="next" className="ml-auto text-brick" />
    </a>
  )
}

/** The properties of the owner, each with its story, and who looks after them. */
export async function PortalHome({ viewer: { owner }, locale }: PortalContext) {
  const t = translate(locale)
  const properties = await findOwnProperties(owner, locale)
  const ids = properties.map(({ id }) => id)
  const [steps, stories, documents, manager] = await Promise.all([
    findNextSteps(owner, properties, locale),
    findStories(owner, properties),
    findOwnDocuments(owner, ids, locale),
    findManager(owner, properties[0]?.contact, locale),
  ])
  const waiting = documents.filter(({ isWaiting }) => isWaiting).map(({ title }) => title)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-6 pb-6">
        <div>
          <p className="text-soft first-letter:uppercase">{formatLongDay(new Date(), locale)}</p>
          <h1 className="mt-1">
            {owner.firstName
              ? t('portal.home.hello', { name: owner.firstName })
              : t('portal.home.title')}
          </h1>
        </div>
        <Waiting titles={waiting} locale={locale} />
      </div>
      {properties.length === 0 ? (
        <p className="mt-2 max-w-[56ch] text-lg text-soft">{t('portal.home.none')}</p>
      ) : (
        <ul className="border-b border-sand">
          {properties.flatMap((property) => {
            const story = stories.get(property.id)
            const next = steps.get(property.id)?.[0]
            return story
              ? [
                  <PropertyRow
                    key={property.id}
                    owner={owner}
                    property={property}
                    story={story}
                    next={next}
                    locale={locale}
                  />,
                ]
              : []
          })}
        </ul>
      )}
      <div className="mt-8">
        <AssignedAgent manager={manager} locale={locale} />
      </div>
    </>
  )
}
