import fs from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Checks that every text exists in four languages, and uses the same values in each.
const LOCALES = ['nl', 'fr', 'en', 'de']
const FOLDER = 'src/i18n/messages'
/** Kinds of elements, by the parser's numbers. */
const LITERAL = 0
const SELECT = 5
const POUND = 7
const faults = []

// The parser that reads the texts on the site.
const parser = createRequire(fileURLToPath(import.meta.resolve('use-intl/core'))).resolve(
  'intl-messageformat',
)
const { IntlMessageFormat } = await import(pathToFileURL(parser).href)

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))
const isObject = (value) => value !== null && typeof value === 'object'
const leaves = (node, path = '') =>
  Object.entries(node).flatMap(([key, value]) =>
    isObject(value) ? leaves(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  )

/**
 * Returns the values a text uses and the choices it offers; plural forms may differ between
 * languages.
 */
function demands(elements) {
  return elements.flatMap(({ type, value, options, children }) => {
    const isSelect = type === SELECT
    const inner = [
      ...(children ?? []),
      ...Object.values(options ?? {}).flatMap((option) => option.value),
    ]
    const own =
      type === LITERAL || type === POUND
        ? []
        : [`${value}${isSelect ? ` (${Object.keys(options).sort().join(', ')})` : ''}`]
    return [...own, ...demands(inner)]
  })
}

function demandsOf(text, locale, where) {
  try {
    return [...new Set(demands(new IntlMessageFormat(text, locale).getAst()))].sort().join(', ')
  } catch (error) {
    faults.push(`${where}: ${error.message}`)
    return null
  }
}

function checkMessages() {
  const texts = LOCALES.map((locale) => [
    locale,
    new Map(leaves(readJson(`${FOLDER}/${locale}.json`))),
  ])
  for (const key of new Set(texts.flatMap(([, map]) => [...map.keys()]))) {
    const asked = texts.map(([locale, map]) => {
      const where = `${FOLDER}/${locale}.json ${key}`
      const text = map.get(key)
      if (typeof text === 'string' && text.trim()) return demandsOf(text, locale, where)
      faults.push(`${where} ${text === undefined ? 'is missing' : 'is empty'}`)
      return null
    })
    const different = new Set(asked.filter((one) => one !== null))
    if (different.size > 1)
      faults.push(
        `${FOLDER} ${key} asks for different values: ${LOCALES.map((locale, n) => `${locale} {${asked[n]}}`).join(', ')}`,
      )
  }
}

/** A text in `words.json` is an object with the languages as its only keys. */
function checkWords(node, where) {
  const isText =
    LOCALES.some((locale) => typeof node[locale] === 'string') ||
    !Object.values(node).some(isObject)
  if (!isText) {
    for (const [key, value] of Object.entries(node)) {
      if (isObject(value)) checkWords(value, `${where} ${key}`)
      else faults.push(`${where} ${key} is no text in four languages`)
    }
    return
  }
  for (const locale of LOCALES)
    if (typeof node[locale] !== 'string' || !node[locale].trim())
      faults.push(`${where} has no text in ${locale}`)
  for (const key of Object.keys(node).filter((one) => !LOCALES.includes(one)))
    faults.push(`${where} has "${key}", which is no language`)
}

const wordsFiles = ['collections', 'globals', 'blocks', 'src'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => /(^|[\\/.])words\.json$/.test(file))
    .map((file) => `${folder}/${file}`),
)

checkMessages()
for (const file of wordsFiles) checkWords(readJson(file), file)
if (!wordsFiles.length) faults.push('No words.json was found.')
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
