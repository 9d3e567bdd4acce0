/** Where a page of a list begins or ends: beside an entry, by what the list is ordered by and the id of the entry. */
export type Cursor = { readonly from: 'after' | 'before'; readonly key: string; readonly id: number }

export function cursorIn(text: string): Cursor {
  const [from, key = '', id] = text.split('~')
  return { from: from === 'before' ? 'before' : 'after', key, id: Number(id) }
}

type Keyed = Pick<Cursor, 'key' | 'id'>
const cursorOf = (from: Cursor['from'], { key, id }: Keyed): string => `${from}~${key}~${id}`

/** A page of rows that were read in its direction, one more of them than it shows; and the cursors of the pages beside it. */
export function keysetPage<Row>(
  read: readonly Row[],
  { size, cursor, keyOf }: { size: number; cursor: Cursor | undefined; keyOf: (row: Row) => Keyed },
): {
  readonly rows: readonly Row[]
  readonly beside: { readonly previous?: string; readonly next?: string }
} {
  const isBackwards = cursor?.from === 'before'
  const page = read.slice(0, size)
  const rows = isBackwards ? page.toReversed() : page
  const isMore = read.length > size
  const [first] = rows
  const last = rows.at(-1)
  return {
    rows,
    beside: {
      ...(first && (isBackwards ? isMore : cursor) ? { previous: cursorOf('before', keyOf(first)) } : {}),
      ...(last && (isBackwards || isMore) ? { next: cursorOf('after', keyOf(last)) } : {}),
    },
  }
}
