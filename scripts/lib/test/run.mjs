import fs from 'node:fs'
import path from 'node:path'

import { launch } from '../children.mjs'
import { root } from '../settings.mjs'

/** A stage that found faults; they stand in its log. */
export class Failed extends Error {}

export const bin = (name, file) => path.join('node_modules', name, file)

const relative = (file) => path.relative(root, file)
const logFile = (settings, stage) => path.join(settings.varDir, 'log', `${stage}.log`)

/** What the last run of a stage has written, the end of it when that is long. */
export function output(settings, stage, most = 400) {
  const file = logFile(settings, stage)
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd().split('\n') : []
  const cut =
    lines.length > most
      ? [`… ${lines.length - most} lines before these are in ${relative(file)}`]
      : []
  return [...cut, ...lines.slice(-most)].map((line) => `    ${line}`).join('\n')
}

export const forget = (settings, stage) => fs.rmSync(logFile(settings, stage), { force: true })

/** A line of our own in the log of a stage. */
export const note = (settings, stage, text) =>
  fs.appendFileSync(logFile(settings, stage), `${text}\n`)

/** Runs a program of Node to its end, into the log of the stage. */
export async function attempt(settings, stage, args, env) {
  const { code, signal } = await launch(settings, stage, args, { env }).exited
  if (signal) note(settings, stage, `${args[0]} was ended by ${signal}`)
  return code === 0
}

/** The same, where anything but success ends the stage. */
export async function must(settings, stage, args, env) {
  if (!(await attempt(settings, stage, args, env))) throw new Failed()
}
