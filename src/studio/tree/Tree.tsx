'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import {
  childrenOf,
  moveOnto,
  flatten,
  moveStep,
  type Direction,
  type Drop,
  type TreeItem,
} from '@/domain/studio/arrange'

import './tree.css'
import { useWords } from '../useWords'
import { TreeRow } from './TreeRow'
import words from './words.json'

type Props<Node extends TreeItem> = {
  nodes: readonly Node[]
  titleOf: (node: Node) => string
  mayMove: (node: Node) => boolean
  /** The largest depth; unlimited when undefined. */
  levels?: number
  onMove: (nodes: readonly Node[]) => void
  children: (node: Node) => ReactNode
}

type Move = { id: string; direction: Direction }

/** Returns a reference to the list that keeps the focus on the button of a row that was moved. */
function useMoveFocus(nodes: readonly TreeItem[]) {
  const list = useRef<HTMLOListElement>(null)
  const lastMove = useRef<Move>(undefined)
  // A row that is rendered in another place loses the focus.
  useEffect(() => {
    if (!lastMove.current) return
    const { id, direction } = lastMove.current
    list.current?.querySelector<HTMLElement>(`[data-move="${id} ${direction}"]`)?.focus()
    lastMove.current = undefined
  }, [nodes])
  const remember = (move: Move) => {
    lastMove.current = move
  }
  return { list, remember }
}

/**
 * A tree whose rows are dragged or moved by buttons. It announces the new place of a row and keeps
 * the focus.
 */
export function Tree<Node extends TreeItem>(props: Props<Node>) {
  const { nodes, titleOf, mayMove, levels, onMove, children } = props
  const t = useWords(words)
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<string>()
  const { list, remember } = useMoveFocus(nodes)

  const apply = (next: readonly Node[] | undefined, id: string) => {
    const current = nodes.find((node) => node.id === id)
    const moved = next?.find((node) => node.id === id)
    if (!current) return
    const title = titleOf(current)
    if (!next || next === nodes || !moved) return setAnnouncement(t('cannot', { title }))
    onMove(next)
    const place = childrenOf(next, moved.parent).findIndex((node) => node.id === id) + 1
    const parent = next.find((node) => node.id === moved.parent)
    setAnnouncement(
      parent
        ? t('movedUnder', { title, place, parent: titleOf(parent) })
        : t('movedTop', { title, place }),
    )
  }
  const step = (id: string, direction: Direction) => {
    remember({ id, direction })
    apply(moveStep(nodes, id, direction, levels), id)
  }
  const drop = (node: Node, place: Drop) => {
    if (dragged !== undefined && dragged !== node.id)
      apply(moveOnto(nodes, dragged, node, place, levels), dragged)
  }

  return (
    <>
      <ol className="hestia-tree" ref={list}>
        {flatten(nodes).map(({ node, depth }) => (
          <TreeRow
            key={node.id}
            id={node.id}
            depth={depth}
            title={titleOf(node)}
            mayMove={mayMove(node)}
            onStep={(direction) => step(node.id, direction)}
            onDrag={setDragged}
            onDrop={(place) => drop(node, place)}
          >
            {children(node)}
          </TreeRow>
        ))}
      </ol>
      <p role="status" className="hestia-tree__said">
        {announcement}
      </p>
    </>
  )
}
