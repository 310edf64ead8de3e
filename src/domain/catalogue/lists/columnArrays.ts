/**
 * The columns of the listing index: one typed array for each value, one element for each listing.
 */
export const createArrays = (size: number) => ({
  reference: new Int32Array(size),
  /** One bit for each language that shows the listing; 0 when the row is free. */
  languages: new Uint8Array(size),
  rent: new Uint8Array(size),
  city: new Uint16Array(size),
  region: new Uint8Array(size),
  province: new Uint8Array(size),
  typesLow: new Uint32Array(size),
  typesHigh: new Uint32Array(size),
  mainType: new Uint8Array(size),
  /** -1 when the price is not published. */
  price: new Int32Array(size),
  priceReached: new Uint8Array(size),
  pricePassed: new Uint8Array(size),
  bedrooms: new Uint8Array(size),
  area: new Int32Array(size),
  areaReached: new Uint8Array(size),
  epc: new Uint8Array(size),
  isNew: new Uint8Array(size),
  features: new Uint32Array(size),
  marquee: new Uint8Array(size),
  isOffered: new Uint8Array(size),
  isFeatured: new Uint8Array(size),
  published: new Float64Array(size),
  latitude: new Float32Array(size),
  longitude: new Float32Array(size),
})

export type Arrays = ReturnType<typeof createArrays>

/** Returns the same columns with room for more listings. */
export const growArrays = (arrays: Arrays, size: number): Arrays => {
  const larger = createArrays(size)
  for (const name of Object.keys(arrays) as (keyof Arrays)[]) larger[name].set(arrays[name])
  return larger
}

/**
 * The bit of a type in the lower or the upper 32 bits; types beyond the 64th cannot be filtered by.
 */
const typeBit = (type: number, isLow: boolean): number => {
  if (isLow) return type < 32 ? 1 << type : 0
  return type >= 32 && type < 64 ? 1 << (type - 32) : 0
}

export type TypeMask = { low: number; high: number }

/** Returns the bits of a set of types, by their numbers in the index. */
export const typeMask = (types: readonly number[]): TypeMask => ({
  low: types.reduce((mask, type) => mask | typeBit(type, true), 0) >>> 0,
  high: types.reduce((mask, type) => mask | typeBit(type, false), 0) >>> 0,
})
