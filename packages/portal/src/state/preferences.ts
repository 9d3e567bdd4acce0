import { isCurrencyCode } from '@veranda/domain'
import { atom } from 'jotai'
import type { ChosenCurrency } from '../guest-currency.ts'
import { registerForClearing } from './clear-all.ts'

/** `device` follows the device's own setting. The boot script of the page reads the same key. */
const modes = ['device', 'light', 'black'] as const
export type Mode = (typeof modes)[number]

const modeKey = 'veranda.mode'
const currencyKey = 'veranda.currency'

const isMode = (text: string | null): text is Mode => (modes as readonly (string | null)[]).includes(text)

const modeBase = atom<Mode | undefined>(undefined)

export const modeAtom = atom(
  (get): Mode => get(modeBase) ?? modeFrom(localStorage.getItem(modeKey)),
  (_get, set, mode: Mode) => {
    set(modeBase, mode)
    if (mode === 'device') {
      localStorage.removeItem(modeKey)
      delete document.documentElement.dataset.mode
      return
    }
    localStorage.setItem(modeKey, mode)
    document.documentElement.dataset.mode = mode
  },
)

const currencyBase = atom<ChosenCurrency | undefined>(undefined)

/** The currency the guest reads prices in, beside the one that is charged; `undefined` is the booking's own. */
export const currencyAtom = atom(
  (get): ChosenCurrency | undefined => get(currencyBase) ?? currencyFrom(localStorage.getItem(currencyKey)),
  (_get, set, chosen: ChosenCurrency) => {
    set(currencyBase, chosen)
    localStorage.setItem(currencyKey, chosen.join(' '))
  },
)

registerForClearing((store) => {
  store.set(modeBase, undefined)
  store.set(currencyBase, undefined)
})

const modeFrom = (stored: string | null): Mode => (isMode(stored) ? stored : 'device')
/** `EUR USD 0.92`, or `EUR` alone. */
export function currencyFrom(stored: string | null): ChosenCurrency | undefined {
  const [currency = '', of = '', rate] = stored?.split(' ') ?? []
  return isCurrencyCode(currency) ? [currency, of, Number(rate)] : undefined
}
