import type { ListQuery, Town } from '../catalogue/lists/listQuery'
import { provinceOf, regionOfProvince } from '../catalogue/provinces'
import { regionOf } from '../catalogue/regions'

type Places = Pick<ListQuery, 'towns' | 'within' | 'near' | 'provinces' | 'regions'>

/** The values that pass; all of them where none does, because that list is empty already. */
const unlessNone = <T>(all: readonly T[], passes: (one: T) => boolean): readonly T[] => {
  const passing = all.filter(passes)
  return passing.length > 0 ? passing : all
}

const allows = <T>(wanted: readonly T[], one: T | undefined): boolean =>
  wanted.length === 0 || (one !== undefined && wanted.includes(one))

/**
 * Returns the narrowest places that a list names. A list shows what lies in all of them, whereas a demand
 * means any of them: one for a town and its province would send alerts for the whole province.
 */
export function narrowestPlaces({ towns, within, near, provinces, regions }: Places): Places {
  const nowhere = { towns: [], within: undefined, near: undefined, provinces: [], regions: [] }
  if (towns.length > 0) {
    const lies = ({ zip }: Town) =>
      allows(provinces, provinceOf(zip)) && allows(regions, regionOf(zip))
    return { ...nowhere, towns: unlessNone(towns, lies) }
  }
  // What a visitor drew says more than a distance.
  if (within !== undefined) return { ...nowhere, within }
  if (near) return { ...nowhere, near }
  if (provinces.length === 0) return { ...nowhere, regions }
  return {
    ...nowhere,
    provinces: unlessNone(provinces, (one) => allows(regions, regionOfProvince(one))),
  }
}
