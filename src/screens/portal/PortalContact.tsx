import { headers } from 'next/headers'

import { MAX_MESSAGE, messageProblems } from '@/domain/portal/messages'
import { findManager } from '@/data/portal/manager'
import { findOwnProperties, type OwnProperty } from '@/data/portal/ownProperties'
import { findUnsentMessage } from '@/data/portal/unsentMessage'
import { propertyHead } from '@/data/portal/propertyView'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import { Done } from '@/screens/account/PlainForm'

import { AssignedAgent } from './AssignedAgent'
import type { PortalContext } from './enter'

type FormProps = {
  /** The id of the owner to whom the form is shown: what they wrote is kept for them alone. */
  writer: string
  properties: readonly OwnProperty[]
  chosen: string
  written: string
  canSend: boolean
  locale: Locale
}

function MessageForm({ writer, properties, chosen, written, canSend, locale }: FormProps) {
  const t = translate(locale)
  return (
    <form
      action={`/api/portal/message?lang=${locale}`}
      method="post"
      className="mt-6 grid max-w-[560px] gap-5"
    >
      <input type="hidden" name="writer" value={writer} />
      {properties.length > 0 && (
        <label className="grid gap-1.5">
          {t('portal.contact.about')}
          <select name="property" defaultValue={chosen} className="field">
            {properties.map((property) => (
              <option key={property.id} value={property.id}>
                {propertyHead(property, locale).title}
              </option>
            ))}
            <option value="">{t('portal.contact.general')}</option>
          </select>
        </label>
      )}
      <label className="grid gap-1.5">
        {t('portal.contact.message')}
        <textarea
          name="message"
          rows={6}
          required
          maxLength={MAX_MESSAGE}
          defaultValue={written}
          className="field"
        />
      </label>
      <div>
        <button
          type="submit"
          disabled={!canSend}
          className="button button-solid min-h-12 justify-center px-8 max-sm:w-full"
        >
          {t('portal.contact.send')}
        </button>
      </div>
    </form>
  )
}

const findUnsent = async (owner: string) =>
  findUnsentMessage(new Headers({ cookie: (await headers()).get('cookie') ?? '' }), owner)

/** The agent of the owner, and a message to them. */
export async function PortalContact({ viewer, locale, query }: PortalContext & { query: Query }) {
  const { owner, viewedBy } = viewer
  const t = translate(locale)
  const properties = await findOwnProperties(owner, locale)
  const manager = await findManager(owner, properties[0]?.contact, locale)
  const unsent = viewedBy ? undefined : await findUnsent(owner.id)
  const isSent = query.done?.includes('sent') === true
  const problem = messageProblems.find((one) => query.problem?.includes(one)) ?? unsent?.problem
  const writtenAbout = properties.find(({ reference }) => query.about?.includes(String(reference)))
  const isKnown = unsent?.property === '' || properties.some(({ id }) => id === unsent?.property)
  const chosen = unsent && isKnown ? unsent.property : ((writtenAbout ?? properties[0])?.id ?? '')
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_320px]">
      <div>
        <h1>{t('portal.contact.title')}</h1>
        <div className="mt-4">
          {isSent && <Done text={t('portal.contact.sent', { name: manager.name })} />}
          {problem && (
            <p role="alert" className="form-summary">
              {t(`portal.contact.problems.${problem}`)}
            </p>
          )}
        </div>
        <MessageForm
          writer={owner.id}
          properties={properties}
          chosen={chosen}
          written={unsent?.message ?? ''}
          canSend={viewedBy === null}
          locale={locale}
        />
      </div>
      <AssignedAgent manager={manager} locale={locale} />
    </div>
  )
}
