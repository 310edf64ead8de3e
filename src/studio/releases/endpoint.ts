import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { acceptChange, addToRelease, planRelease, removeFromRelease } from '@/data/releases/actions'
import { publishRelease } from '@/data/releases/publish'
import { undoRelease } from '@/data/releases/undo'
import { keyOf, MAX_RELEASE_DOCUMENTS } from '@/domain/releases/release'
import { scheduledCollections } from '@/domain/site/schedule'
import { isDay } from '@/domain/viewings/times'

import { withSavesAround } from '../own-save/savesAround'
import { readJson } from '../readJson'
import { readReleaseScreen } from './readReleaseScreen'

const document = { collection: z.enum(scheduledCollections), id: z.uuid() }
const moment = z.strictObject({
  day: z.string().refine(isDay),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
})
const choice = z.strictObject({ ...document, choice: z.enum(['keep', 'undo']) })

const input = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('look') }),
  z.strictObject({ action: z.literal('add'), ...document }),
  z.strictObject({ action: z.literal('remove'), ...document }),
  z.strictObject({ action: z.literal('accept'), ...document }),
  z.strictObject({ action: z.literal('plan'), moment: moment.nullable() }),
  z.strictObject({ action: z.literal('publish') }),
  z.strictObject({
    action: z.literal('undo'),
    choices: z.array(choice).max(MAX_RELEASE_DOCUMENTS),
  }),
])
type Input = z.infer<typeof input>

type Outcome = { outcome: string; refusals?: ReadonlyMap<string, string> }

async function act(req: PayloadRequest, id: string, wish: Input): Promise<Outcome> {
  switch (wish.action) {
    case 'look':
      return { outcome: 'done' }
    case 'add':
      return { outcome: await addToRelease(req, id, wish) }
    case 'remove':
      return { outcome: await removeFromRelease(req, id, wish) }
    case 'accept':
      return { outcome: await acceptChange(req, id, wish) }
    case 'plan':
      return { outcome: await planRelease(req, id, wish.moment ?? undefined) }
    case 'publish':
      return { outcome: await publishRelease(req, id) }
    case 'undo':
      return undoRelease(
        req,
        id,
        new Map(wish.choices.map((one) => [keyOf(one), one.choice] as const)),
      )
    default:
      return wish satisfies never
  }
}

const isDone = (outcome: string): boolean => ['done', 'published', 'undone'].includes(outcome)

/**
 * `POST /api/releases/:id/act`: changes, plans, publishes or undoes a release. Answers with the release as
 * it is then, also when it was not done: the screen then shows what stops it.
 */
export const actOnRelease: Endpoint = {
  path: '/:id/act',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: wish } = input.safeParse(await readJson(req.body))
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    if (!wish || id === undefined)
      return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    const { result, saves } = await withSavesAround(req, { collection: 'releases', id }, () =>
      act(req, id, wish),
    )
    const { outcome, refusals } = result
    const screen = await readReleaseScreen(req, id, { isChecked: true })
    if (!screen) return Response.json({ problem: 'missing' }, { status: 404 })
    return Response.json(
      { ...screen, ...saves, outcome, refusals: Object.fromEntries(refusals ?? []) },
      { status: isDone(outcome) ? 200 : 409 },
    )
  },
}
