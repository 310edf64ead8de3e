import { expect, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

import { pageMarkup } from './pageMarkup'
import { Static } from './Static'

const later = async (text: string, milliseconds: number): Promise<string> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return text
}

async function Later({ text, after }: { text: string; after: number }) {
  return <b title={'"'}>{await later(text, after)}</b>
}

async function Around({ children }: { children: ReactNode }) {
  await later('', 1)
  return (
    <section>
      {[<Later key="1" text="<first>" after={5} />, <Later key="2" text="second" after={1} />]}
      {children}
      {null}
      {0}
    </section>
  )
}

async function byReact(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return (await new Response(prelude as ReadableStream).text()).replaceAll('<!-- -->', '')
}

test('waits for what loads data, and writes it in its order, as React does', async () => {
  const page = (
    <main id="content">
      <Around>
        <style>{'a > b { content: "" } </style></STYLE>'}</style>
        <p dangerouslySetInnerHTML={{ __html: '<i>as it is</i>' }} />
        <br />
        <Later text="third" after={2} />
      </Around>
    </main>
  )
  expect(String(await pageMarkup(page, []))).toBe(await byReact(page))
})

test('writes a static part where it stands', async () => {
  const part = <ul>{[1, 2].map((number) => <li key={number}>{number}</li>)}</ul> // prettier-ignore
  const page = (content: ReactNode) => (
    <main>
      <Later text="before" after={2} />
      {content}
    </main>
  )
  expect(String(await pageMarkup(page(<Static>{part}</Static>), []))).toBe(
    await byReact(page(part)),
  )
})

test('fails when a component fails', async () => {
  const Broken = () => Promise.reject(new Error('broken'))
  await expect(pageMarkup(<Broken />, [])).rejects.toThrow('broken')
})
