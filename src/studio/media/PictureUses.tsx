import { Link } from '@payloadcms/ui'
import type { PayloadRequest, UIFieldServerProps } from 'payload'

import { findCopies } from '@/data/site/pictureCopies'
import { findUses, type Use } from '@/fields/uses'
import { localeOf } from '@/i18n/locales'

import '../studio.css'
import { entityNames } from '../labels'
import { translatorFor } from '../words'
import words from './words.json'

/** Names per collection. The rest is counted. */
const MAX_NAMES = 20

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

type UsesProps = { use: Use; req: PayloadRequest }

/** The documents of one collection that show the picture, or a global that does. */
function UsesLine({ use: { slug, docs }, req }: UsesProps) {
  const locale = localeOf(req.i18n.language)
  const t = translatorFor(words, locale)
  const { admin } = req.payload.config.routes
  const names = entityNames(req.payload, slug, locale)
  if (!docs)
    return (
      <li>
        <Link href={`${admin}/globals/${slug}`}>{names?.one ?? slug}</Link>
      </li>
    )
  const title = req.payload.config.collections.find((one) => one.slug === slug)?.admin.useAsTitle
  return (
    <li>
      {names?.many ?? slug}:
      <ul>
        {docs.slice(0, MAX_NAMES).map((doc) => (
          <li key={doc.id}>
            <Link href={`${admin}/collections/${slug}/${doc.id}`}>
              {(title && textOf(doc[title])) || t('noName')}
            </Link>
          </li>
        ))}
        {docs.length > MAX_NAMES && <li>{t('more', { number: docs.length - MAX_NAMES })}</li>}
      </ul>
    </li>
  )
}

/** Lists where a picture is used, with links, and says when the same picture is there twice. */
export async function PictureUses({ data, req }: UIFieldServerProps) {
  const id: unknown = data.id
  if (typeof id !== 'string') return null
  const t = translatorFor(words, req.i18n.language)
  const [uses, copies] = await Promise.all([
    findUses(req, 'media', id),
    findCopies(req, id, textOf(data.filename)),
  ])
  return (
    <section className="hestia-uses" aria-labelledby="picture-uses">
      <h2 id="picture-uses">{t('title')}</h2>
      {uses.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul>
          {uses.map((use) => (
            <UsesLine key={use.slug} use={use} req={req} />
          ))}
        </ul>
      )}
      {copies.length > 0 && (
        <p className="hestia-uses__same">
          {t('same')}{' '}
          {copies.map(({ id: copy, name }) => (
            <Link key={copy} href={`${req.payload.config.routes.admin}/collections/media/${copy}`}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
