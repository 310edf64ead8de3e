type TypedAddress = { street: string; zip: string; city: string }

const ZIP = /^(?:B-?)?(\d{4})$/i

const zipIn = (word: string | undefined): string => ZIP.exec(word ?? '')?.[1] ?? ''

/** "Korenlei 12 9000 Gent": the zip code comes after the number of the house. */
function splitAtZip(words: readonly string[]): string[][] {
  const zip = words.findIndex(
    (word, index) => zipIn(word) !== '' && words.slice(0, index).some((one) => /\d/.test(one)),
  )
  return zip < 0 ? [[...words]] : [words.slice(0, zip), words.slice(zip)]
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/**
 * Splits an address that was typed in one line: street and number, then zip code and town, in any of
 * the ways people write them. What is not there stays empty.
 */
export function readTypedAddress(line: string): TypedAddress {
  const parts = line.includes(',') ? line.split(',').map(wordsOf) : splitAtZip(wordsOf(line))
  const [street = [], ...others] = parts.filter(({ length }) => length > 0)
  const read = others.map(([first = '', ...rest]) => {
    const zip = zipIn(first)
    return { zip, city: (zip === '' ? [first, ...rest] : rest).join(' ') }
  })
  return {
    street: street.join(' '),
    zip: read.find(({ zip }) => zip !== '')?.zip ?? '',
    city: read.flatMap(({ city }) => city || []).join(', '),
  }
}
