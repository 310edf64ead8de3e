import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

export type Drawn = { status: number; text: string; location: string | undefined }

/** How Next says in an error that a page leads elsewhere or is not there. */
const ONWARD = /^NEXT_REDIRECT;[a-z]+;([^;]+);(\d+);/
const MISSING = 'NEXT_HTTP_ERROR_FALLBACK;404'

function endOf(error: unknown): Drawn {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : ''
  const [, location, status] = ONWARD.exec(digest) ?? []
  if (location !== undefined) return { status: Number(status), text: '', location }
  if (digest === MISSING) return { status: 404, text: '', location: undefined }
  throw error
}

type Stores = {
  work: Parameters<typeof workAsyncStorage.run>[0]
  unit: Parameters<typeof workUnitAsyncStorage.run>[0]
}

/** As much of a request as a page asks Next for: its headers. */
const storesOf = (headers: Headers) =>
  ({
    work: { route: '/' },
    unit: { type: 'request', phase: 'render', headers, url: { pathname: '/', search: '' } },
  }) as unknown as Stores

/** Does something as Next does it for a request with these headers. */
export function within<Result>(
  headers: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const stores = storesOf(new Headers(headers))
  return workAsyncStorage.run(stores.work, () => workUnitAsyncStorage.run(stores.unit, work))
}

async function read(stream: ReadableStream): Promise<string> {
  return new Response(stream).text()
}

/** Draws a page to the end, as somebody without scripts gets it. What only a browser draws is left out. */
export async function draw(page: () => Promise<ReactNode>): Promise<Drawn> {
  const failed: unknown[] = []
  try {
    const { prelude } = await prerender(await page(), {
      onError: (error: unknown) => {
        if (!(
          error instanceof Error &&
          'digest' in error &&
          error.digest === 'BAILOUT_TO_CLIENT_SIDE_RENDERING'
        ))
          failed.push(error)
      },
    })
    const text = await read(prelude)
    if (failed.length > 0) throw failed[0]
    return { status: 200, text, location: undefined }
  } catch (error) {
    return endOf(error)
  }
}
