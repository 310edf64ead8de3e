import { boxOf, project, type Box, type Point } from './geo'

/** Places that lie too close together on the screen to be pressed one by one, or a single one. */
export type Cluster<Item extends Point> = Point & { items: Item[]; box: Box }

/** The side of the whole world at zoom 0, in pixels, as vector maps count it. */
const WORLD = 512
/** How close two marks may come, in pixels. */
const NEAR = 52

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function clusterOf<Item extends Point>(items: Item[]): Cluster<Item> | undefined {
  const box = boxOf(items)
  return box && { lat: mean(items.map(({ lat }) => lat)), lng: mean(items.map(({ lng }) => lng)), items, box }
}

type Spot<Item> = { item: Item; x: number; y: number; taken: boolean }

/** Squares as wide as two marks may be near: whoever is near lies in the same square or in one beside it. */
function squares<Item>(spots: readonly Spot<Item>[]) {
  const bySquare = new Map<string, Spot<Item>[]>()
  const key = (column: number, row: number) => `${column} ${row}`
  for (const spot of spots) {
    const name = key(Math.floor(spot.x / NEAR), Math.floor(spot.y / NEAR))
    const others = bySquare.get(name)
    if (others) others.push(spot)
    else bySquare.set(name, [spot])
  }
  const around = [-1, 0, 1]
  return ({ x, y }: Spot<Item>): Spot<Item>[] =>
    around.flatMap((right) => around.flatMap((down) => bySquare.get(key(Math.floor(x / NEAR) + right, Math.floor(y / NEAR) + down)) ?? []))
}

/** Groups what a map of this zoom cannot show apart. What comes first gathers its neighbours; the same places make the same groups. */
export function clusterPoints<Item extends Point>(items: readonly Item[], zoom: number): Cluster<Item>[] {
  const scale = WORLD * 2 ** zoom
  const spots = items.map((item): Spot<Item> => {
    const { x, y } = project(item)
    return { item, x: x * scale, y: y * scale, taken: false }
  })
  const near = squares(spots)
  return spots.flatMap((first) => {
    if (first.taken) return []
    const gathered = near(first).filter((spot) => !spot.taken && Math.hypot(spot.x - first.x, spot.y - first.y) < NEAR)
    for (const spot of gathered) spot.taken = true
    return clusterOf(gathered.map(({ item }) => item)) ?? []
  })
}

/** Whether no zoom would ever show them apart. */
export const isOnePlace = ({ west, south, east, north }: Box): boolean => east - west < 1e-4 && north - south < 1e-4
