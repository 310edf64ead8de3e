import type { JudgedRecord } from '@/domain/feeds/listing'
import type { MappedWords } from '@/domain/feeds/mappedWords'
import type { TableWords } from '@/domain/feeds/table'
import type { Feed } from '@/payload-types'

/** One record of a source, with the line or the place at which it stands. */
export type ReadRow = { line: number; isGone: boolean } & JudgedRecord

/** A `partial` feed holds changes only. */
export type FeedInfo = { partial: boolean }

/** What is needed of a feed to read its files. */
export type FileFeed = Pick<Feed, 'format' | 'columns' | 'records' | 'languagePath'>

/** `mapped` holds the words that staff have given a meaning. */
export type Reading = { feed: FileFeed; words: TableWords; mapped: MappedWords; today: Date }
