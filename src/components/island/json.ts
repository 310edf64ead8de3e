/** The type itself if JSON can carry it, else `never` at the place that it cannot. */
export type JsonSafe<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends
          Date | RegExp | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | symbol | bigint
      ? never
      : { [Key in keyof T]: JsonSafe<T[Key]> }
