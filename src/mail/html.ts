import { contrast, mix } from '@/domain/lib/colours'
import { phoneHref } from '@/domain/site/links'
import { plainTextOfBlocks, type Block, type Line } from '@/domain/mail/mailText'
import { translate } from '@/i18n/translate'

import type { Agency } from './agency'
import type { EmailContent } from './emailContent'
import type { MailCard } from './order'

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif"
const WHITE = '#ffffff'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (value: string): string => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
const withBreaks = (value: string): string => escaped(value).replace(/\r\n?|\n/g, '<br>')

const link = (href: string, text: string, colour: string): string =>
  `<a class="link" href="${escaped(href)}" style="color:${colour};text-decoration:underline">${text}</a>`

/** Styles for dark mode. Mail programs that get none invert the colours themselves, and badly. */
const darkStyle = ({ moss }: Agency['colours']): string => {
  const bright = mix(moss, WHITE, 0.45)
  return `@media(prefers-color-scheme:dark){body,.page{background:#161b19!important}.foot,.band{background:#202724!important}.ink,.ink p,.ink li,.ink td,.name{color:#f0ece4!important}.soft{color:#b3bab5!important}.line{border-color:#36403b!important}.link{color:${bright}!important}.button{background:${bright}!important}.button a{color:#161b19!important}}`
}

const style = (colours: Agency['colours']): string =>
  `<style>body{margin:0;padding:0;-webkit-text-size-adjust:100%}a{word-break:break-word}@media(max-width:480px){.inner{padding-left:20px!important;padding-right:20px!important}.fact th,.fact td{display:block!important;width:auto!important;padding-left:0!important;padding-right:0!important}.fact th{padding-bottom:0!important}.fact td{padding-top:2px!important;border:0!important}.button{width:100%!important}.button a{display:block!important;text-align:center!important}}${darkStyle(colours)}</style>`

const lineHtml = (line: Line, colour: string): string =>
  line
    .map(({ text, href }) => (href ? link(href, withBreaks(text), colour) : withBreaks(text)))
    .join('')

function blockHtml({ kind, lines }: Block, { ink, moss }: Agency['colours']): string {
  const textStyle = `font:400 16px/1.6 ${SANS};color:${ink}`
  if (kind === 'paragraph')
    return `<p style="margin:0 0 16px;${textStyle}">${lines.map((line) => lineHtml(line, moss)).join('<br>')}</p>`
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px;${textStyle}">${lines.map((line) => `<li style="margin:0 0 6px">${lineHtml(line, moss)}</li>`).join('')}</ul>`
}

/** Links addresses of the site itself; any other text that a visitor typed is left as text. */
const valueHtml = (value: string, { colours, site }: Agency): string =>
  value.startsWith(`${site}/`) && !/\s/.test(value)
    ? link(value, escaped(value), colours.moss)
    : withBreaks(value)

/** The heading of the rows that follow. Its further lines are plain. */
function headingRow(value: string, { ink, sand }: Agency['colours']): string {
  const [heading = '', ...rest] = value.split('\n')
  const plain = rest.length
    ? `<p class="soft" style="margin:2px 0 0;font:400 15px/1.5 ${SANS};color:${mix(ink, WHITE, 0.68)}">${withBreaks(rest.join('\n'))}</p>`
    : ''
  return `<tr><td colspan="2" class="line ink" style="padding:26px 0 12px;border-top:1px solid ${sand}"><h2 class="name" style="margin:0;font:400 22px/28px ${SERIF};color:${ink};word-break:break-word">${escaped(heading)}</h2>${plain}</td></tr>`
}

function linesHtml(lines: EmailContent['lines'], agency: Agency): string {
  if (lines.length === 0) return ''
  const { ink, sand } = agency.colours
  const cell = `padding:10px 12px 10px 0;border-top:1px solid ${sand};vertical-align:top;text-align:left;font:400 15px/1.5 ${SANS}`
  const rows = lines.map(([label, value]) =>
    label === ''
      ? headingRow(value, agency.colours)
      : `<tr class="fact"><th scope="row" class="line soft" style="${cell};width:34%;color:${mix(ink, WHITE, 0.68)}">${escaped(label)}</th><td class="line" style="${cell};padding-right:0;color:${ink};word-break:break-word">${valueHtml(value, agency)}</td></tr>`,
  )
  return `<table role="table" width="100%" cellpadding="0" cellspacing="0" class="line" style="border-collapse:collapse;margin:8px 0 24px;border-bottom:1px solid ${sand}">${rows.join('')}</table>`
}

/** The picture of a listing, as wide as the mail. Without it, its colour and the words below remain. */
const pictureHtml = ({ picture, href, title }: MailCard, sand: string): string =>
  picture
    ? `<a href="${escaped(href)}" style="display:block;margin:0 0 12px;background:${sand};border-radius:4px"><img src="${escaped(picture.src)}" width="${picture.width}" height="${picture.height}" alt="${escaped([title, picture.label].filter(Boolean).join(' · '))}" style="display:block;width:100%;height:auto;border:0;border-radius:4px"></a>`
    : ''

function cardsHtml(cards: EmailContent['cards'], { colours: { ink, moss, sand } }: Agency): string {
  const soft = `margin:4px 0 0;font:400 15px/1.5 ${SANS};color:${mix(ink, WHITE, 0.68)}`
  const softLine = (text: string | undefined) =>
    text ? `<p class="soft" style="${soft}">${escaped(text)}</p>` : ''
  const rows = cards.map((card) => {
    const { title, text, note, reason, href } = card
    return `<tr><td style="padding:0 0 24px">${pictureHtml(card, sand)}<p class="ink" style="margin:0;font:400 24px/30px ${SERIF};color:${ink}">${escaped(text)}</p><a class="link" href="${escaped(href)}" style="font:600 16px/24px ${SANS};color:${moss};text-decoration:underline">${escaped(title)}</a>${softLine([note, card.picture?.label].filter(Boolean).join(' · '))}${softLine(reason)}</td></tr>`
  })
  return cards.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:8px 0 24px">${rows.join('')}</table>`
}

function actionHtml(
  action: EmailContent['action'],
  { colours: { moss, ink } }: Agency,
  hint: string,
): string {
  if (!action) return ''
  const textColour = contrast(moss, WHITE) >= 4.5 ? WHITE : ink
  return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:8px 0 12px"><tr><td><table role="presentation" cellpadding="0" cellspacing="0" class="button" style="background:${moss};border-radius:4px"><tr><td class="button" style="border-radius:4px"><a href="${escaped(action.href)}" style="display:inline-block;padding:14px 26px;font:600 16px/1.3 ${SANS};color:${textColour};text-decoration:none">${escaped(action.label)}</a></td></tr></table></td></tr></table><p class="soft" style="margin:0 0 16px;font:400 13px/1.5 ${SANS};color:${mix(ink, WHITE, 0.68)}">${escaped(hint)}<br>${link(action.href, escaped(action.href), moss)}</p>`
}

function footHtml({ agency, locale, unsubscribe }: EmailContent): string {
  const t = translate(locale)
  const { address, colours, email, legal, name, phone, site } = agency
  const contactLinks = [
    phone && link(phoneHref(phone), escaped(phone), colours.moss),
    email && link(`mailto:${email}`, escaped(email), colours.moss),
  ]
  const rows = [
    `<strong>${escaped(name)}</strong>${address && ` · ${escaped(address)}`}`,
    [...contactLinks, link(site, escaped(new URL(site).host), colours.moss)]
      .filter(Boolean)
      .join(' · '),
    ...legal.map(escaped),
    unsubscribe
      ? `${escaped(t('mails.why'))} ${link(unsubscribe, escaped(t('mails.unsubscribe')), colours.moss)}`
      : '',
  ]
  return rows
    .filter(Boolean)
    .map(
      (row) =>
        `<p class="soft" style="margin:0 0 6px;font:400 13px/1.5 ${SANS};color:${mix(colours.ink, colours.paper, 0.72)}">${row}</p>`,
    )
    .join('')
}

/** The mark of the agency: a roof, drawn with borders, because mail programs show no SVG. */
const markHtml = (brick: string): string =>
  `<div style="width:0;height:0;border-left:13px solid transparent;border-right:13px solid transparent;border-bottom:11px solid ${brick};font-size:0;line-height:0">&nbsp;</div><div style="width:18px;height:11px;margin:0 4px;background:${brick};font-size:0;line-height:0">&nbsp;</div>`

/** The head: mark and name, and below a line the subject as a title. */
function headHtml({ agency, subject }: EmailContent): string {
  const { colours, name, site } = agency
  const { brick, ink, sand } = colours
  return `<tr><td class="inner" style="padding:24px 32px 18px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="36" style="vertical-align:middle">${markHtml(brick)}</td><td style="vertical-align:middle"><a href="${escaped(site)}" class="name" style="font:400 20px/26px ${SERIF};color:${ink};text-decoration:none">${escaped(name)}</a></td></tr></table></td></tr><tr><td class="inner line" style="padding:22px 32px 0;border-top:1px solid ${sand}"><h1 class="name" style="margin:0 0 18px;font:400 28px/34px ${SERIF};color:${ink};word-break:break-word">${escaped(subject)}</h1></td></tr>`
}

const MAX_PREVIEW = 120

/** What an inbox shows beside the subject: the first words after the greeting. */
function previewOf({ blocks }: Pick<EmailContent, 'blocks'>): string {
  const [, text = plainTextOfBlocks(blocks.slice(0, 1))] = blocks.map((block) =>
    plainTextOfBlocks([block]),
  )
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_PREVIEW ? `${line.slice(0, MAX_PREVIEW - 1).trimEnd()}…` : line
}

/**
 * Renders the HTML part: tables and inline styles, which every mail program supports. Only the cards of
 * listings have pictures, and read well without.
 */
export function htmlOf(email: EmailContent): string {
  const { action, below, blocks, cards, agency, lines, locale, signature, subject } = email
  const { ink, paper, sand } = agency.colours
  const htmlHead = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title>${style(agency.colours)}</head>`
  const preview = `<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${paper}">${escaped(previewOf(email))}</div>`
  const [blocksAbove, blocksBelow, signed] = [blocks, below, signature].map((some) =>
    some.map((block) => blockHtml(block, agency.colours)).join(''),
  )
  const button = actionHtml(action, agency, translate(locale)('mails.linkHint'))
  const body = `<tr><td class="inner ink" style="padding:0 32px 20px;color:${ink}">${blocksAbove}${cardsHtml(cards, agency)}${blocksBelow}${linesHtml(lines, agency)}${button}${signed}</td></tr>`
  const foot = `<tr><td class="inner line" style="padding:22px 32px 26px;border-top:1px solid ${sand}">${footHtml(email)}</td></tr>`
  return `${htmlHead}<body style="margin:0;background:${paper}">${preview}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${paper}"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">${headHtml(email)}${body}${foot}</table></td></tr></table></body></html>`
}
