import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { check, type AttackPattern } from 'recheck'
import ts from 'typescript'

// Checks that no regular expression of the project can take time that grows faster than the length
// of its text.
type Pattern = { source: string; flags: string; where: string }

/** Files whose patterns never read text from outside, with the reason. */
const OWN_TEXT: Readonly<Record<string, string>> = {
  'src/server/front/csp.ts': 'pages that this program rendered, in which text is escaped',
  'src/server/front/withoutFramework.ts':
    'pages that this program rendered, in which text is escaped',
}

const FOLDERS = ['src', 'blocks', 'collections', 'globals', 'scripts', 'payload.config.ts']
const TIMEOUT_MS = 60_000

/** This check itself reads patterns from files, and cannot import itself. */
const OWN_FILE = 'scripts/checks/patterns.ts'

const files = execFileSync('git', ['ls-files', ...FOLDERS], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => file !== OWN_FILE && /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file),
  )

const isConstructor = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

/** Returns the patterns written in a file, and how many it builds while it runs. */
function patternsIn(file: string): { literals: Pattern[]; made: number } {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const literals: Pattern[] = []
  let made = 0
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      literals.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        where: `${file}:${line}`,
      })
    } else if (isConstructor(node)) made += 1
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { literals, made }
}

/**
 * Returns the patterns that a module builds when it is loaded. One that builds them later, from
 * arguments, cannot be checked here.
 */
async function madeBy(file: string, expected: number): Promise<Pattern[]> {
  const made: Pattern[] = []
  const native = globalThis.RegExp
  const record = (pattern: RegExp): RegExp => {
    if (new Error().stack?.includes(path.basename(file)) === true)
      made.push({ source: pattern.source, flags: pattern.flags, where: file })
    return pattern
  }
  globalThis.RegExp = new Proxy(native, {
    construct: (target, args) => record(Reflect.construct(target, args) as RegExp),
    apply: (target, _, args) => record(Reflect.construct(target, args) as RegExp),
  })
  try {
    await import(pathToFileURL(path.resolve(file)).href)
  } finally {
    globalThis.RegExp = native
  }
  if (made.length !== expected)
    throw new Error(
      `${file} makes ${expected} patterns, of which ${made.length} exist when it is loaded: write them as constants.`,
    )
  return made
}

const patterns: Pattern[] = []
for (const file of files) {
  const { literals, made } = patternsIn(file)
  patterns.push(...literals, ...(made > 0 ? await madeBy(file, made) : []))
}

const byText = new Map<string, Pattern[]>()
for (const pattern of patterns) {
  const key = `/${pattern.source}/${pattern.flags}`
  byText.set(key, [...(byText.get(key) ?? []), pattern])
}

/**
 * A linear pattern needs about a millisecond for a text of this length, a quadratic one seconds.
 */
const MAX_TEXT_LENGTH = 65_536
const SLOW_MS = 150

const timeOf = (pattern: RegExp, text: string): number => {
  const since = performance.now()
  pattern.lastIndex = 0
  pattern.test(text)
  return performance.now() - since
}

/**
 * Recheck counts the steps of its own engine. Whether V8 needs them too is tested with its attack
 * text, which grows until it is slow.
 */
function slowLength(pattern: RegExp, { pumps, suffix }: AttackPattern): number | undefined {
  for (let length = 64; length <= MAX_TEXT_LENGTH; length *= 2) {
    const text =
      pumps
        .map(
          ({ prefix, pump }) =>
            prefix + pump.repeat(Math.ceil(length / pumps.length / pump.length)),
        )
        .join('') + suffix
    const times = () => timeOf(pattern, text)
    if (times() > SLOW_MS && Math.min(times(), times()) > SLOW_MS) return text.length
  }
  return undefined
}

async function faultOf({ source, flags }: Pattern): Promise<string | undefined> {
  const result = await check(source, flags, { timeout: TIMEOUT_MS })
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown') return `cannot be judged (${result.error.kind})`
  const { attack, complexity } = result
  const words = `${complexity.summary}, for example with ${attack.pattern}`
  if (complexity.type === 'exponential') return words
  const length = slowLength(new RegExp(source, flags), attack)
  return length === undefined
    ? undefined
    : `${words}; ${length} characters take longer than ${SLOW_MS} ms`
}

const faults: string[] = []
for (const [text, uses] of byText) {
  const outside = uses.filter(({ where }) => !Object.hasOwn(OWN_TEXT, where.split(':')[0] ?? where))
  const [first] = outside
  const fault = first && (await faultOf(first))
  if (fault) faults.push(`${outside.map(({ where }) => where).join(', ')}: ${text} is ${fault}`)
}

for (const fault of faults) console.error(fault)
if (faults.length)
  console.error(
    'A text from outside can stop the process with such a pattern: read the text from left to right instead.',
  )
process.exit(faults.length ? 1 : 0)
