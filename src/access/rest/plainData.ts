import { badRequest } from './badRequest'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)

type Limits = { depth: number; values: number }

/**
 * Refuses data that is nested too deeply, holds too many values or contains NUL, which PostgreSQL
 * cannot store. It uses a stack of its own because recursion overflows at a few thousand levels.
 */
export function refuseUnsafeData(data: unknown, { depth, values }: Limits): void {
  const stack: { value: unknown; level: number }[] = [{ value: data, level: 0 }]
  let count = 0
  const refuseText = (text: string) => {
    if (text.includes('\0'))
      throw badRequest('A text holds the character NUL, which cannot be stored.')
  }
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, level } = next
    count += 1
    if (level > depth) throw badRequest(`The data are nested more than ${depth} levels deep.`)
    if (count > values) throw badRequest(`The data hold more than ${values} values.`)
    if (typeof value === 'string') refuseText(value)
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const [key, inner] of Object.entries(value)) {
      refuseText(key)
      stack.push({ value: inner, level: level + 1 })
    }
  }
}
