import { describe, expect, it } from '@jest/globals'

import { allPlaceholders, mailKinds, placeholdersOf, type MailKind } from '@/domain/mail/mails'
import { unknownPlaceholdersIn } from '@/domain/mail/mailText'
import { locales, type Locale } from '@/i18n/locales'

import { formatEuros } from '@/domain/catalogue/price'
import { formatDay, formatLongDay, formatMonth } from '@/i18n/formats'
import { translate } from '@/i18n/translate'
import de from '@/i18n/messages/de.json'

import { agencyOf } from './agency'
import { renderEmail } from './emailBody'
import { plainFromHtml } from './plainFromHtml'
import { initialText } from './write'
import texts from './texts.json'
import { placeholderExamples } from './words'
import words from './words.json'

const site = 'https://agency.example'
const agency = agencyOf(
  {
    agencyName: 'Maison Hestia',
    street: 'Korenlei 12',
    zip: '9000',
    city: 'Gent',
    kboNumber: '0712',
    vatNumber: 'BE 0712',
  },
  'nl',
  site,
  'Hestia',
)
const placeholders = { firstName: 'Emma' }

describe('the texts of a new site', () => {
  it.each(mailKinds)(
    '%s has every text in four languages and uses only its placeholders',
    (kind) => {
      for (const text of Object.values(texts[kind])) {
        expect(Object.keys(text).sort()).toEqual([...locales].sort())
        for (const words of Object.values(text))
          expect([unknownPlaceholdersIn(words, placeholdersOf(kind)), words.trim()]).toEqual([
            [],
            words,
          ])
      }
    },
  )

  it.each(mailKinds)('%s says as much in every language', (kind) => {
    const paragraphs = Object.values(texts[kind].body).map((body) => body.split('\n\n').length)
    expect(new Set(paragraphs).size).toBe(1)
  })

  it('go on in German after the comma of the greeting, with a small letter or a polite pronoun', () => {
    const openings = mailKinds.flatMap((kind) => {
      const [, opening] = /^Guten Tag \{\w+\},\n\n(\S+)/.exec(texts[kind].body.de) ?? []
      return opening === undefined ? [] : [opening]
    })
    const changes = Object.values(de.site.account.changes).map((change) => change.split(' ')[0])
    expect(openings.length).toBeGreaterThan(20)
    expect(openings.filter((word) => !/^(?:[a-zäöü]|Sie$|Ihre?$|\{)/.test(word))).toEqual([])
    expect(changes.filter((word) => !/^Ihre?$/.test(word ?? ''))).toEqual([])
  })

  it.each(locales)('come with examples in %s that look like the values of an email', (locale) => {
    const t = translate(locale)
    const example = placeholderExamples
    const timeOf = (hour: string) => t('visits.time', { hour, minute: hour === '14' ? '30' : '00' })
    expect([example.time[locale], example.oldTime[locale]]).toEqual([timeOf('14'), timeOf('10')])
    expect(example.amount[locale]).toBe(formatEuros(425_000))
    expect(example.demand[locale]).toContain(formatEuros(450_000))
    expect(example.news[locale]).toContain(formatEuros(485_000))
    expect(example.day[locale]).toBe(formatLongDay('2026-12-03', locale))
    expect(example.oldDay[locale]).toBe(formatLongDay('2026-12-01', locale))
    expect(example.validUntil[locale]).toBe(formatDay('2026-12-10', locale))
    expect(example.month[locale]).toBe(formatMonth('2026-11-10', locale))
    expect(example.minimumIncome[locale]).toBe(
      t('visits.minimumIncome', { amount: formatEuros(3000) }),
    )
    expect(example.maximumPersons[locale]).toBe(t('visits.maximumPersons', { count: 4 }))
    expect(example.amounts[locale]).toBe(
      [
        t('visits.rent', { amount: formatEuros(1000) }),
        t('visits.charges', { amount: formatEuros(120) }),
        t('visits.guarantee', { months: 3, amount: formatEuros(3000) }),
      ].join(' '),
    )
  })

  it('keep the marks of a French sentence on its line', () => {
    for (const kind of mailKinds) {
      const { subject, body } = initialText(kind, 'fr')
      expect(`${subject} ${body}`).not.toMatch(/ [:;?!»%]|« /)
    }
  })

  it('come with a name and an example for every placeholder', () => {
    expect(Object.keys(words.names).sort()).toEqual([...allPlaceholders].sort())
    expect(Object.keys(words.examples).sort()).toEqual([...allPlaceholders].sort())
  })
})

describe('an email', () => {
  const text = {
    subject: 'Dag {firstName}',
    body: 'Beste {firstName},\n\n- een\n- [twee](https://b.example/)',
    actionLabel: 'Open',
  }

  it('has the same content in both parts, with the agency below it', () => {
    const email = renderEmail(
      text,
      {
        locale: 'nl',
        placeholders,
        lines: [['Telefoon', '0470']],
        action: { href: `${site}/x` },
        unsubscribe: `${site}/uit`,
      },
      agency,
    )
    for (const part of [email.text, plainFromHtml(email.html)]) {
      for (const expected of [
        'Beste Emma,',
        'een',
        'twee',
        'Telefoon',
        '0470',
        'Open',
        `${site}/x`,
        'Korenlei 12, 9000 Gent',
        'KBO 0712',
        'Uitschrijven',
      ])
        expect(part).toContain(expected)
    }
    expect(email.subject).toBe('Dag Emma')
  })

  it('shows listings with a link to each, in both parts', () => {
    const alertText = {
      subject: 'Gevonden',
      body: 'Beste {firstName},\n\n{matches}\n\nMet groeten',
    }
    const card = {
      title: 'Huis in Gent',
      text: '€ 390.000',
      note: '3 slaapkamers',
      href: `${site}/nl/huis/`,
    }
    const email = renderEmail(
      alertText,
      { locale: 'nl', placeholders: { ...placeholders, matches: '1 nieuw pand' }, cards: [card] },
      agency,
    )
    for (const part of [email.text, plainFromHtml(email.html)])
      for (const expected of Object.values(card)) expect(part).toContain(expected)
    expect(email.html).toContain(`href="${card.href}"`)
    expect(email.text).toMatch(/1 nieuw pand[^]*Huis in Gent[^]*Met groeten/)
  })

  it('escapes markup in what others typed', () => {
    const evil = '"><img src=x onerror=alert(1)>'
    const { html } = renderEmail(
      text,
      {
        locale: 'nl',
        placeholders: { firstName: evil },
        lines: [[evil, evil]],
        action: { label: evil, href: `${site}/"><b>` },
      },
      agency,
    )
    expect(html).not.toMatch(/<img|<b>/)
  })

  it('links only addresses of the site in what was filled in', () => {
    const { html } = renderEmail(
      text,
      {
        locale: 'nl',
        placeholders,
        lines: [
          ['A', `${site}/nl/1/`],
          ['B', 'https://evil.example/'],
        ],
      },
      agency,
    )
    expect(html).toContain(`href="${site}/nl/1/"`)
    expect(html).not.toContain('href="https://evil.example/"')
  })

  it('writes a label before its value as the language does, in its plain text', () => {
    const lines = [['Prix', '300']] as const
    const plain = (locale: Locale) =>
      renderEmail(text, { locale, placeholders, lines, action: { href: site } }, agency).text
    expect(plain('fr')).toContain('Prix\u00a0: 300')
    expect(plain('nl')).toContain('Prix: 300')
  })

  it('writes a row without a label as the heading of what follows', () => {
    const lines = [
      ['', 'Molenstraat 64 <b>\n9300 Aalst'],
      ['Bezoeken', '329'],
      ['', 'Begijnengracht 38'],
    ] as const
    const order = { locale: 'nl', placeholders, lines, action: { href: site } } as const
    const { html, text: plain } = renderEmail(text, order, agency)
    expect(html).toMatch(/<h2[^>]*>Molenstraat 64 &lt;b&gt;<\/h2><p[^>]*>9300 Aalst<\/p>/)
    expect(html).toMatch(/<h2[^>]*>Begijnengracht 38<\/h2><\/td>/)
    expect(plain).toContain('Molenstraat 64 <b>\n9300 Aalst\nBezoeken: 329\n\nBegijnengracht 38\n')
  })

  it('stays small and loads nothing, however much was filled in', () => {
    const lines = Array.from({ length: 60 }, (_, n) => [`Vraag ${n}`, 'x'.repeat(200)] as const)
    const { html } = renderEmail(text, { locale: 'nl', placeholders, lines }, agency)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(html).not.toMatch(/<img|src=|url\(/)
  })
})

describe('every kind of email in every language', () => {
  const card = {
    title: 'Appartement à Ixelles',
    text: '€ 349.000',
    href: `${site}/nl/huis/`,
    picture: { src: `${site}/media/huis.jpg`, width: 1200, height: 630 },
  }
  const cases = mailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const))
  const rendered = (kind: MailKind, locale: Locale, unknown: readonly string[] = []) => {
    const text = initialText(kind, locale)
    const known = placeholdersOf(kind).filter(
      (name) => !name.startsWith('agency') && !unknown.includes(name),
    )
    const filled = Object.fromEntries(known.map((name) => [name, words.examples[name][locale]]))
    const action = text.actionLabel ? { href: `${site}/${locale}/` } : undefined
    const order = { locale, placeholders: filled, cards: [card], ...(action && { action }) }
    return { email: renderEmail(text, order, agency), actionLabel: text.actionLabel }
  }

  it.each(cases)('%s in %s is small, whole, and reads well without pictures', (kind, locale) => {
    const { email, actionLabel } = rendered(kind, locale)
    const { subject, html, text } = email
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000)
    for (const part of [subject, plainFromHtml(html), text])
      expect(part).not.toMatch(/[{}]|undefined/)
    expect(html).toContain(`<html lang="${locale}">`)
    // The hidden line stands before all else, and says more than the subject.
    const preview = /<body[^>]*><div style="display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? ''
    expect([preview.length > 10, preview === subject]).toEqual([true, false])
    expect(actionLabel === undefined || text.includes(actionLabel)).toBe(true)
    expect(html).toContain(`alt="${card.title}"`)
    expect(html).toContain('prefers-color-scheme:dark')
  })

  it.each(cases)('%s in %s has no loose sign where name and home are not known', (kind, locale) => {
    const { subject, text } = rendered(kind, locale, ['firstName', 'lastName', 'property']).email
    for (const line of [subject, text.split('\n')[0]]) expect(line).not.toMatch(/ ,|· *$|· ·/)
  })
})
