import { Icon } from '../../components/icon/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { within } from '../within/index.ts'
import * as css from './link-cards.css.ts'

export type LinkCard = {
  readonly key: string
  readonly title: string
  /** What is behind it, in a few words. */
  readonly note?: string | undefined
  readonly href: string
  readonly onOpen: () => void
}

export type LinkCardsProps = {
  readonly items: readonly LinkCard[]
  /** How many stand beside each other where there is room. */
  readonly beside?: keyof typeof css.list | undefined
}

/** Rooms behind a page of the back office: each is a card that shows that it opens. */
export function LinkCards({ items, beside = 'one' }: LinkCardsProps) {
  return (
    <ul className={css.list[beside]}>
      {items.map(({ key, title, note, href, onOpen }) => (
        <li key={key} className={css.item}>
          <a className={css.card} href={href} onClick={within(onOpen)}>
            <span className={css.words}>
              <span className={css.title}>{title}</span>
              {note && <span className={css.note}>{note}</span>}
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The cards until their words are there. */
export function LinkCardsShape({ beside = 'one' }: Pick<LinkCardsProps, 'beside'>) {
  return (
    <div className={css.list[beside]}>
      {[1, 2, 3].map((each) => (
        <div key={each} className={css.waiting}>
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  )
}
