import { expect, it } from '@jest/globals'

import { registry } from '@/jobs/registry'
import { siteJobs } from '@/jobs/siteJobs'

it('has every job of the site, which would otherwise never run, and no name twice', () => {
  const names = registry.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.values(siteJobs).map(({ name }) => name)))
  expect(new Set(names).size).toBe(names.length)
  for (const [key, { name }] of Object.entries(siteJobs)) expect(name).toBe(key)
})
