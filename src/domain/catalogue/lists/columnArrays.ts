/**
 * The columns of the listing index: one typed array for each value, one element for each listing.
 */
export const createArrays = (size: number) => ({
  reference: new Int32Array(size),
  /** What a listing is filtered and counted by, packed into one number; 0 when the row is free. */
  traits: new Uint32Array(size),
  city: new Uint16Array(size),
  /** The number of its set of types. */
  typeSet: new Uint16Array(size),
  mainType: new Uint8Array(size),
  /** -1 when the price is not published. */
  price: new Int32Array(size),
  bedrooms: new Int32Array(size),
  area: new Int32Array(size),
  features: new Uint32Array(size),
  marquee: new Uint16Array(size),
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
