import { type ReactNode, useId } from 'react'
import { rovingKeys } from '../roving/index.ts'
import * as css from './tabs.css.ts'

export type Tab = { readonly key: string; readonly label: string; readonly panel: ReactNode }

export type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly onSelect: (key: string) => void
}

/** One stop for the tab key; arrows move among the tabs and show what they reach. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId()
  return (
    <div>
      <div className={css.list} role="tablist" aria-label={label} {...rovingKeys('horizontal')}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            aria-selected={tab.key === selected}
            tabIndex={tab.key === selected ? 0 : -1}
            className={css.tab}
            onFocus={() => tab.key !== selected && onSelect(tab.key)}
            onClick={() => tab.key !== selected && onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {tabs.find((tab) => tab.key === selected)?.panel}
      </div>
    </div>
  )
}
