/**
 * A simulation, not a measurement: visitors and editors of many agencies on one instance, by the rules of the edge cache
 * (src/server/front/edgeCache.ts). After an edit every kept page is asked of Next once, before it is shown again; Next
 * renders those that the edit touches.
 */
const AGENCIES = [1, 10, 100, 1000]
const LANGUAGES = 4
const LISTINGS = 300
const LISTS = 6
const OTHERS = 40
/** 2000 visitors a day with 6 pages each, an eighth of them in the busiest hour; 30 edits in 8 hours. */
const PAGES_PER_SECOND = (2000 * 6) / 8 / 3600
const EDITS_PER_SECOND = 30 / (8 * 3600)
const PAGES_OF_ONE = (LISTINGS + LISTS + OTHERS) * LANGUAGES
/** What is kept by FRONT_STORE_MB=96 at 20 kB a page, the size of a property in `npm run bench -- pages`. */
const KEPT_PAGES = Math.floor((96 * 1000) / 20)
/** What Next keeps in its 48 MB (src/server/nextStore.mjs) at 96 kB a page before compression. */
const RENDERED_PAGES = 500
const WARM_SECONDS = 1200
const SECONDS = 1200
/** Pages are asked for as their rank in popularity says: the first twice as often as the second. */
const SKEW = 1

export const title =
  'Many agencies on one instance, simulated: what memory answers, and what is left for Next'

/** Numbers between 0 and 1, the same ones in every run. */
function numbers(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Picks a rank, the lower ones more often. */
function createPick(count, random) {
  const sums = []
  let sum = 0
  for (let rank = 1; rank <= count; rank++) sums.push((sum += rank ** -SKEW))
  return () => {
    const wanted = random() * sum
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Keeps values, the least recently used of which is dropped first. */
function createStore(limit) {
  const values = new Map()
  return {
    /** Returns what was kept for the page, and keeps the new value. */
    swap(page, value) {
      const before = values.get(page)
      values.delete(page)
      values.set(page, value)
      if (values.size > limit) values.delete(values.keys().next().value)
      return before
    },
    drop: (page) => values.delete(page),
  }
}

/** The front and Next: what was kept in which epoch, and which pages have to be rendered. */
function createInstance() {
  const front = createStore(KEPT_PAGES)
  const next = createStore(RENDERED_PAGES)
  let epoch = 0
  return {
    edit(touched) {
      epoch += 1
      for (const page of touched) next.drop(page)
    },
    /** @returns {'memory' | 'asked' | 'rendered'} */
    read(page) {
      if (front.swap(page, epoch) === epoch) return 'memory'
      return next.swap(page, true) ? 'asked' : 'rendered'
    },
  }
}

/** The pages of an agency that an edit of a listing touches: its own and the lists, in each language. */
function touchedBy(agency, listing) {
  const first = agency * PAGES_OF_ONE
  const lists = Array.from({ length: LISTS * LANGUAGES }, (_, at) => first + at)
  const own = Array.from(
    { length: LANGUAGES },
    (_, at) => first + (LISTS + OTHERS + listing) * LANGUAGES + at,
  )
  return [...lists, ...own]
}

function simulate(agencies) {
  const random = numbers(agencies)
  const pick = createPick(PAGES_OF_ONE, random)
  const instance = createInstance()
  const rate = agencies * (PAGES_PER_SECOND + EDITS_PER_SECOND)
  const counts = { memory: 0, asked: 0, rendered: 0 }
  const total = Math.round(rate * (WARM_SECONDS + SECONDS))
  const warm = Math.round(rate * WARM_SECONDS)
  for (let event = 0; event < total; event++) {
    const agency = Math.floor(random() * agencies)
    if (random() * rate < agencies * EDITS_PER_SECOND)
      instance.edit(touchedBy(agency, Math.floor(random() * LISTINGS)))
    else {
      const how = instance.read(agency * PAGES_OF_ONE + pick())
      if (event >= warm) counts[how] += 1
    }
  }
  return counts
}

export async function measure() {
  const rows = AGENCIES.map((agencies) => {
    const { memory, asked, rendered } = simulate(agencies)
    const all = memory + asked + rendered
    return [
      agencies,
      (agencies * PAGES_PER_SECOND).toFixed(1),
      (agencies * EDITS_PER_SECOND).toFixed(3),
      `${((100 * memory) / all).toFixed(0)} %`,
      (asked / SECONDS).toFixed(1),
      (rendered / SECONDS).toFixed(1),
    ]
  })
  return {
    columns: ['agencies', 'pages/s', 'edits/s', 'from memory', 'asked of Next/s', 'rendered/s'],
    rows,
    notes: [
      `Simulated: each agency has ${LISTINGS} listings, ${LISTS} lists and ${OTHERS} other pages in ${LANGUAGES} languages, 2000 visitors a day with 6 pages each (an eighth of them in the busiest hour, which is shown) and 30 edits in 8 hours.`,
      `The front keeps ${KEPT_PAGES} pages (96 MB at 20 kB). Next keeps ${RENDERED_PAGES} (48 MB at 96 kB) until an edit touches them. ${SECONDS} s after ${WARM_SECONDS} s to warm up.`,
    ],
  }
}
