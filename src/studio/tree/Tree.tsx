'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { childrenOf, dropped, flattened, stepped, type Direction, type Placed } from '@/domain/studio/arrange'

import './tree.css'
import { useWords } from '../useWords'
import { TreeRow } from './TreeRow'
import words from './words.json'

type Props<Node extends Placed> = {
  nodes: readonly Node[]
  titleOf: (node: Node) => string
  mayMove: (node: Node) => boolean
  /** How deep it may become; without end when nothing says so. */
  levels?: number
  onMove: (nodes: readonly Node[]) => void
  children: (node: Node) => ReactNode
}

/** What lies under each other: dragged, or moved by its buttons. It says where each comes to stand, and keeps the focus. */
export function Tree<Node extends Placed>({ nodes, titleOf, mayMove, levels, onMove, children }: Props<Node>) {
  const says = useWords(words)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string>()
  const pressed = useRef<{ id: string; direction: Direction }>(undefined)
  const list = useRef<HTMLOListElement>(null)

  // A row that stands elsewhere has lost the focus on its way.
  useEffect(() => {
    if (!pressed.current) return
    const { id, direction } = pressed.current
    list.current?.querySelector<HTMLElement>(`[data-move="${id} ${direction}"]`)?.focus()
    pressed.current = undefined
  }, [nodes])

  const show = (next: readonly Node[] | undefined, id: string) => {
    const moved = next?.find((one) => one.id === id)
    const was = nodes.find((one) => one.id === id)
    if (!was) return
    const title = titleOf(was)
    if (!next || next === nodes || !moved) return setSaid(says('cannot', { title }))
    onMove(next)
    const place = childrenOf(next, moved.parent).findIndex((one) => one.id === id) + 1
    const above = next.find((one) => one.id === moved.parent)
    setSaid(above ? says('movedUnder', { title, place, parent: titleOf(above) }) : says('movedTop', { title, place }))
  }

  return (
    <>
      <ol className="hestia-tree" ref={list}>
        {flattened(nodes).map(({ node, depth }) => (
          <TreeRow
            key={node.id}
            id={node.id}
            depth={depth}
            title={titleOf(node)}
            mayMove={mayMove(node)}
            onStep={(direction) => {
              pressed.current = { id: node.id, direction }
              show(stepped(nodes, node.id, direction, levels), node.id)
            }}
            onDrag={setDragged}
            onDrop={(drop) => dragged !== undefined && dragged !== node.id && show(dropped(nodes, dragged, node, drop, levels), dragged)}
          >
            {children(node)}
          </TreeRow>
        ))}
      </ol>
      <p role="status" className="hestia-tree__said">
        {said}
      </p>
    </>
  )
}
