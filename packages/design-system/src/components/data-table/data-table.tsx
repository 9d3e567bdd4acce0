import type { ReactNode } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components'
import { AriaScope } from '../aria-scope/index.ts'
import { Icon } from '../icon/index.ts'
import * as css from './data-table.css.ts'

export type TableColumn<Item> = {
  readonly key: string
  readonly title: string
  readonly isSortable?: boolean | undefined
  /** Left out where the page is narrow: the row leads to all of it. */
  readonly isMinor?: boolean | undefined
  readonly isNumber?: boolean | undefined
  /** Stays on one line where there is room: a date, a state, an amount. */
  readonly isWhole?: boolean | undefined
  /** What stands below the name of the row, in place of this column, where the page is narrow. */
  readonly below?: ((item: Item) => ReactNode) | undefined
  readonly cell: (item: Item) => ReactNode
}

export type TableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' }

export type DataTableProps<Item> = {
  readonly label: string
  /** The first names the row. */
  readonly columns: readonly TableColumn<Item>[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly sort?: TableSort | undefined
  readonly onSort?: ((sort: TableSort) => void) | undefined
  /** A row was pressed, or Enter on it. */
  readonly onOpen?: ((key: string) => void) | undefined
  /** What is said where there is no row; without it nothing is drawn. */
  readonly empty?: ReactNode
  /** New items are on their way; the old ones stay until they are there. */
  readonly isBusy?: boolean | undefined
}

/** Rows and columns as a grid: the arrow keys move within it, Tab leaves it. With no row there is no grid. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { items, empty, isBusy } = props
  const isEmpty = items.length === 0
  return (
    <div className={css.whole} aria-busy={isBusy || undefined}>
      {/* There before its words are: else they might not be heard. */}
      <div className={css.empty} role="status">
        {isEmpty && empty}
      </div>
      {!isEmpty && <Grid {...props} />}
    </div>
  )
}

function Grid<Item>(props: DataTableProps<Item>) {
  const { label, columns, items, keyOf, sort, onSort, onOpen } = props
  return (
    <AriaScope>
      <div className={css.frame}>
        <Table
          className={css.table}
          aria-label={label}
          {...(sort ? { sortDescriptor: sort } : {})}
          onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
          {...(onOpen ? { onRowAction: (key) => onOpen(String(key)) } : {})}
        >
          <TableHeader>
            {columns.map(({ key, title, isSortable, isMinor, below, isNumber }, index) => (
              <Column
                key={key}
                id={key}
                textValue={title}
                isRowHeader={index === 0}
                allowsSorting={isSortable ?? false}
                className={css.column}
                data-minor={isMinor || below !== undefined || undefined}
                data-number={isNumber || undefined}
              >
                {({ sortDirection }) => (
                  <span className={css.title}>
                    {title}
                    {isSortable && (
                      <span className={css.mark} data-direction={sortDirection}>
                        <Icon name="chevron-down" />
                      </span>
                    )}
                  </span>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {items.map((item) => (
              <Row
                key={keyOf(item)}
                id={keyOf(item)}
                className={css.row}
                data-open={onOpen ? true : undefined}
              >
                {columns.map(({ key, cell, isMinor, below, isNumber, isWhole }, index) => (
                  <Cell
                    key={key}
                    className={index === 0 ? css.first : css.cell}
                    data-minor={isMinor || below !== undefined || undefined}
                    data-number={isNumber || undefined}
                    data-whole={isWhole || isNumber || undefined}
                  >
                    {cell(item)}
                    {index === 0 &&
                      columns.map((column) => (
                        <span key={column.key} className={css.below}>
                          {column.below?.(item)}
                        </span>
                      ))}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
    </AriaScope>
  )
}

/** Looks like a link: the row it names opens. */
export function Opens({ children }: { readonly children: ReactNode }) {
  return <span className={css.opens}>{children}</span>
}
