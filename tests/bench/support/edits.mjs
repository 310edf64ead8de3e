import { until } from '../../../scripts/lib/processes.mjs'
import { Refusal } from '../../../scripts/lib/say.mjs'
import { whenStopping } from '../../../scripts/lib/shutdown.mjs'

const EVERY = 20
const TIMEOUT_MS = 5000
/** A page of the demo agency with a module, whose title these pages show. */
const PAGE = { path: 'gratis-schatting', shownOn: ['/nl/gratis-schatting/'] }

const textOf = async (address) => (await fetch(address)).text()

async function findModule(studio) {
  const { docs } = await studio(`pages?where[path][equals]=${PAGE.path}&locale=nl&depth=0&limit=10`)
  const [id] = docs.find(({ parent }) => !parent)?.modules ?? []
  if (!id)
    throw new Refusal(
      `The page ${PAGE.path} has no module: the bench no longer fits the demo agency.`,
    )
  const { title, _status } = await studio(`modules/${id}?locale=nl&depth=0`)
  return { id, title, _status }
}

/** Pages kept by Next say so; one that had to be rendered again says something else. */
async function countRendered(next, paths) {
  const answers = await Promise.all(paths.map((path) => fetch(next + path)))
  const kept = answers.filter(({ headers }) => headers.get('x-nextjs-cache') === 'HIT')
  await Promise.all(answers.map((answer) => answer.body?.cancel()))
  return answers.length - kept.length
}

/** Saves a title and waits until every page that has the module shows it. */
async function editOnce({ save, site, before, title }) {
  const shows = (text) => async () =>
    (await Promise.all(PAGE.shownOn.map((path) => textOf(site + path)))).every((html) =>
      html.includes(text),
    )
  const fellBack = !(await shows(before)())
  const since = performance.now()
  await save(title)
  const saved = performance.now() - since
  const shown = await until(shows(title), TIMEOUT_MS, EVERY)
  return { fellBack, saved, seconds: (performance.now() - since) / 1000, stale: !shown }
}

/**
 * Edits the title of a module again and again, the way the studio does.
 * @param {{ site: string, next: string | undefined, studio: Awaited<ReturnType<import('./studio.mjs').openStudio>>, others: string[], count: number }} given
 *   `others` are paths of pages without the module, `next` answers them without the front
 */
export async function measureEdits({ site, next, studio, others, count }) {
  const edited = await findModule(studio)
  const save = (title) =>
    studio(`modules/${edited.id}?locale=nl&depth=0`, 'PATCH', { title, _status: edited._status })
  let restored
  const restore = () => (restored ??= save(edited.title))
  whenStopping('programs', restore)
  const edits = []
  let before = ''
  let rendered = 0
  if (next) await countRendered(next, others)
  for (let number = 1; number <= count; number++) {
    const title = `Bench (${number})`
    edits.push(await editOnce({ save, site, before, title }))
    if (next) rendered += await countRendered(next, others)
    before = edits.at(-1).stale ? '' : title
  }
  await restore()
  return { edits, rendered: next && rendered, pages: PAGE.shownOn.length }
}
