/** A figure with its labels, such as `{ kind: 'page' }`. */
export type Sample = { value: number; labels?: Readonly<Record<string, string | number>> }

/** The figures of one name. */
export type Family = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly (Sample & { suffix?: '_bucket' | '_sum' | '_count' })[]
}

const escaped = (text: string | number) =>
  String(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelsOf = (labels: Sample['labels'] = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Writes figures in the text format of Prometheus. Families without figures are left out. */
export const exposition = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ suffix = '', labels, value }) => `${name}${suffix}${labelsOf(labels)} ${value}`,
        ),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n')
