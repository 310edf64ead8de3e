import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { readParts } from '@/domain/dashboard/restarts'
import { readRestoreCheck, type RestoreCheck } from '@/domain/dashboard/restoreCheck'

import type { Family } from './exposition'

const backupSchema = z.object({
  madeAt: z.iso.datetime().optional(),
  bytes: z.number().optional(),
  hasFailed: z.boolean().default(false),
})
type Backup = z.infer<typeof backupSchema>

const copySchema = z.object({ ok: z.boolean(), behindSeconds: z.number() })
type Copy = z.infer<typeof copySchema>

const read = (...names: string[]) => readFile(path.join(...names), 'utf8').catch(() => '')

function parsed<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** When the last backup was made; no figure means: none is known. */
const backupFamilies = (backup: Backup | undefined): Family[] => [
  {
    name: 'hestia_backup_timestamp_seconds',
    help: 'When the last backup was made.',
    type: 'gauge',
    samples: backup?.madeAt ? [{ value: Date.parse(backup.madeAt) / 1000 }] : [],
  },
  {
    name: 'hestia_backup_ok',
    help: 'Whether the last attempt of a backup succeeded.',
    type: 'gauge',
    samples: backup?.madeAt || backup?.hasFailed ? [{ value: backup.hasFailed ? 0 : 1 }] : [],
  },
  {
    name: 'hestia_backup_bytes',
    help: 'Size of the last backup.',
    type: 'gauge',
    samples: backup?.bytes === undefined ? [] : [{ value: backup.bytes }],
  },
]

/** How the copy of the archive in the S3 store is; no figure means: there is none. */
const copyFamilies = (copy: Copy | undefined): Family[] => [
  {
    name: 'hestia_archive_copy_ok',
    help: 'Whether the archive of the database is copied to the S3 store.',
    type: 'gauge',
    samples: copy ? [{ value: copy.ok ? 1 : 0 }] : [],
  },
  {
    name: 'hestia_archive_copy_behind_seconds',
    help: 'How long the oldest part of the archive that is not in the store waits.',
    type: 'gauge',
    samples: copy ? [{ value: copy.behindSeconds }] : [],
  },
]

/** How the last restore for a check went; no figure means: nothing is archived here. */
const restoreFamilies = (check: RestoreCheck | undefined): Family[] => [
  {
    name: 'hestia_restore_check_timestamp_seconds',
    help: 'When the archive of the database was last restored for a check.',
    type: 'gauge',
    samples: check ? [{ value: Date.parse(check.at) / 1000 }] : [],
  },
  {
    name: 'hestia_restore_check_ok',
    help: 'Whether that restore was like the live database.',
    type: 'gauge',
    samples: check ? [{ value: check.ok ? 1 : 0 }] : [],
  },
  {
    name: 'hestia_restore_check_seconds',
    help: 'How long that restore took.',
    type: 'gauge',
    samples: check ? [{ value: check.seconds }] : [],
  },
]

/** What the launcher wrote in the data folder, and the memory of this process. */
export async function machineFamilies(varDir: string): Promise<Family[]> {
  const [partsText, backupText, checkText, copyText] = await Promise.all([
    read(varDir, 'run', 'parts.json'),
    read(varDir, 'run', 'backup.json'),
    read(varDir, 'run', 'restore-check.json'),
    read(varDir, 'run', 'archive-copy.json'),
  ])
  const parts = Object.entries(readParts(partsText))
  return [
    {
      name: 'hestia_part_up',
      help: 'Whether a process that the launcher starts is running.',
      type: 'gauge',
      samples: parts.map(([part, { state }]) => ({
        labels: { part },
        value: state === 'running' ? 1 : 0,
      })),
    },
    {
      name: 'hestia_part_restarts',
      help: 'How often the launcher started a process again in the last day.',
      type: 'gauge',
      samples: parts.map(([part, { restarts }]) => ({ labels: { part }, value: restarts.length })),
    },
    ...backupFamilies(parsed(backupSchema, backupText)),
    ...copyFamilies(parsed(copySchema, copyText)),
    ...restoreFamilies(readRestoreCheck(checkText)),
    {
      name: 'hestia_front_memory_bytes',
      help: 'Resident memory of the front.',
      type: 'gauge',
      samples: [{ value: process.memoryUsage.rss() }],
    },
    {
      name: 'hestia_front_uptime_seconds',
      help: 'How long the front has been running.',
      type: 'counter',
      samples: [{ value: process.uptime() }],
    },
  ]
}
