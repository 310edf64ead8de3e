/**
 * The kinds of records that the data files refer to: by file, reference, page key or email address.
 */
export type Kind =
  | 'media'
  | 'user'
  | 'owner'
  | 'type'
  | 'city'
  | 'category'
  | 'article'
  | 'testimonial'
  | 'page'
  | 'module'
  | 'project'
  | 'testimonial'
  | 'property'

/** The ids of loaded records, by the names that the data files use. */
export class Refs {
  private readonly ids = new Map<string, string>()

  set(kind: Kind, name: string | number, id: string): void {
    this.ids.set(`${kind} ${name}`, id)
  }

  get(kind: Kind, name: string | number): string {
    const id = this.ids.get(`${kind} ${name}`)
    if (id === undefined)
      throw new Error(`The demo content names the ${kind} "${name}", which is not loaded`)
    return id
  }

  all(kind: Kind, names: readonly (string | number)[] = []): string[] {
    return names.map((name) => this.get(kind, name))
  }
}
