import { boxOf, project, type Box, type Point } from '../lib/geo'

/** Points too close together on the screen to be pressed one by one, or a single point. */
export type Cluster<Item extends Point> = Point & { items: Item[]; box: Box }

/** The side of the whole world at zoom 0, in pixels, as vector maps count it. */
const WORLD_PIXELS = 512
/** How close two marks may come, in pixels. */
const MIN_DISTANCE_PIXELS = 52

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function clusterOf<Item extends Point>(items: Item[]): Cluster<Item> | undefined {
  const box = boxOf(items)
  return (
    box && {
      lat: mean(items.map(({ lat }) => lat)),
      lng: mean(items.map(({ lng }) => lng)),
      items,
      box,
    }
  )
}

type ProjectedItem<Item> = { item: Item; x: number; y: number; isGrouped: boolean }

/**
 * Sorts points into squares as wide as the minimum distance: neighbours lie in the same square or
 * in one beside it.
 */
function createNeighbourIndex<Item>(projected: readonly ProjectedItem<Item>[]) {
  const itemsBySquare = new Map<string, ProjectedItem<Item>[]>()
  const key = (column: number, row: number) => `${column} ${row}`
  for (const item of projected) {
    const name = key(
      Math.floor(item.x / MIN_DISTANCE_PIXELS),
      Math.floor(item.y / MIN_DISTANCE_PIXELS),
    )
    const others = itemsBySquare.get(name)
    if (others) others.push(item)
    else itemsBySquare.set(name, [item])
  }
  const around = [-1, 0, 1]
  return ({ x, y }: ProjectedItem<Item>): ProjectedItem<Item>[] =>
    around.flatMap((right) =>
      around.flatMap(
        (down) =>
          itemsBySquare.get(
            key(
              Math.floor(x / MIN_DISTANCE_PIXELS) + right,
              Math.floor(y / MIN_DISTANCE_PIXELS) + down,
            ),
          ) ?? [],
      ),
    )
}

/**
 * Groups points that a map of this zoom cannot show apart. The first point collects its neighbours;
 * the same points always make the same groups.
 */
export function clusterPoints<Item extends Point>(
  items: readonly Item[],
  zoom: number,
): Cluster<Item>[] {
  const scale = WORLD_PIXELS * 2 ** zoom
  const projected = items.map((item): ProjectedItem<Item> => {
    const { x, y } = project(item)
    return { item, x: x * scale, y: y * scale, isGrouped: false }
  })
  const neighboursOf = createNeighbourIndex(projected)
  return projected.flatMap((first) => {
    if (first.isGrouped) return []
    const members = neighboursOf(first).filter(
      (item) =>
        !item.isGrouped && Math.hypot(item.x - first.x, item.y - first.y) < MIN_DISTANCE_PIXELS,
    )
    for (const item of members) item.isGrouped = true
    return clusterOf(members.map(({ item }) => item)) ?? []
  })
}

/** Returns whether no zoom can show the points apart. */
export const isOnePlace = ({ west, south, east, north }: Box): boolean =>
  east - west < 1e-4 && north - south < 1e-4
