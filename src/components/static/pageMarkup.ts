import { isValidElement, type ReactElement, type ReactNode } from 'react'

import { CachedMarkup } from './CachedMarkup'
import { outputIn, renderComponent, write, writeStart, type Preload, type Props } from './markup'
import { Static } from './Static'

/** Markup, or the pieces of a part that was awaited. */
type Piece = string | Pieces
type Pieces = Piece[]

/** What is awaited writes into its own place between the pieces. */
type PageOutput = { pieces: Pieces; preloads: Preload[]; awaited: Promise<void>[] }

const isElement = (node: unknown): node is ReactElement<Props> => isValidElement(node)

const isToCome = (node: ReactNode): node is Promise<Awaited<ReactNode>> => node instanceof Promise

function writeLater(coming: Promise<ReactNode>, to: PageOutput): void {
  const place = to.pieces.push('') - 1
  const written = coming.then(async (node) => {
    to.pieces[place] = await piecesOf(node, to.preloads)
  })
  to.awaited.push(written)
}

function writeNode(node: ReactNode, to: PageOutput): void {
  if (isToCome(node)) writeLater(node, to)
  else if (Array.isArray(node)) for (const part of node) writePart(part, to)
  else if (isElement(node)) writeElement(node, to)
  else write(node, to)
}

/** When a part fails, those beside it still have somebody who waits for them. */
function writePart(node: ReactNode, to: PageOutput): void {
  try {
    writeNode(node, to)
  } catch (error) {
    to.awaited.push(Promise.reject(error instanceof Error ? error : new Error(String(error))))
  }
}

function writeElement(node: ReactElement<Props>, to: PageOutput): void {
  const { type, props } = node
  if (type === Static) return write(props.children, to)
  if (type === CachedMarkup) return write(node, to)
  if (typeof type !== 'string') return writeNode(renderComponent(node), to)
  if (!writeStart(type, props, to)) return
  writeNode(props.children, outputIn(type, to))
  to.pieces.push(`</${type}>`)
}

async function piecesOf(node: ReactNode, preloads: Preload[]): Promise<Pieces> {
  const to: PageOutput = { pieces: [], preloads, awaited: [] }
  writePart(node, to)
  await Promise.all(to.awaited)
  return to.pieces
}

/** Letters at which pieces are made bytes: a text of the whole page would be copied once more. */
const CHUNK_LENGTH = 2048

function bytesOf(pieces: Pieces): Buffer {
  const chunks: Buffer[] = []
  let text = ''
  const add = (parts: Pieces): void => {
    for (const piece of parts) {
      if (typeof piece !== 'string') {
        add(piece)
        continue
      }
      text += piece
      if (text.length < CHUNK_LENGTH) continue
      chunks.push(Buffer.from(text))
      text = ''
    }
  }
  add(pieces)
  return Buffer.concat([...chunks, Buffer.from(text)])
}

/**
 * Renders a whole page to markup without React, as bytes. Unlike `markupOf` it waits for components
 * that load data; static parts have none.
 */
export const pageMarkup = async (page: ReactNode, preloads: Preload[]): Promise<Buffer> =>
  bytesOf(await piecesOf(page, preloads))
