import { hostileTexts, readers } from '../../support/textReaders'

const LENGTHS = [16_384, 32_768, 65_536]
const ROUNDS = 5

function timeOf(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const since = performance.now()
    read(text)
    return performance.now() - since
  })
  // The quickest round is the one that the rest of the machine disturbed least.
  return Math.min(...times)
}

/** For each reader the text that takes it longest, at three lengths. */
const rows = Object.entries(readers).map(([name, read]) => {
  for (const text of hostileTexts(2000)) read(text)
  const all = LENGTHS.map((length) => hostileTexts(length).map((text) => timeOf(read, text)))
  const last = all.at(-1) ?? []
  const worst = last.indexOf(Math.max(...last))
  return { name, times: all.map((times) => times[worst] ?? 0) }
})

process.stdout.write(JSON.stringify(rows))
