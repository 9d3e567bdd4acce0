import type { BrandSlots } from '@veranda/design-system/patterns/slots'
import type { SceneBook } from '@veranda/design-system/scenes'
import { type Brand, type BrandId, type Locale, localeFor } from '@veranda/domain'
import { chosenLocale } from './state/locale.ts'
import type { SessionState } from './state/session.ts'

/** A brand with its theme, pictures and fonts. A page that serves several hosts for trials has several. */
export type Variant = {
  readonly brand: Brand
  /** Class name of the brand's theme, for `<html>`. */
  readonly theme: string
  /** Loads the brand's pictures, the cover and one of each property; called once the first view stands. */
  readonly scenes: () => Promise<{ readonly default: SceneBook }>
  /** Loads the brand's web fonts; called after the first view. */
  readonly fonts?: () => Promise<unknown>
  /** Parts of the brand's own in places that are named: a logo, the end of the header, below the price and others. */
  readonly slots?: BrandSlots
}

/** The brand that the page was served for. */
export const pageBrand = document.documentElement.dataset.brand

/** Before sign-in the page's own brand; after it the brand that was booked, where the page has it. */
export function variantFor(
  variants: readonly [Variant, ...Variant[]],
  pageBrand: string | undefined,
  state: SessionState,
): Variant {
  const booked = state.kind === 'signed-in' ? state.session.brand : undefined
  const named = (id: string | undefined) => variants.find(({ brand }) => brand.id === id)
  return named(booked) ?? named(pageBrand) ?? variants[0]
}

/** Every brand the page can show: a sign-in may be for any of them. */
export const brandIdsOf = (variants: readonly Variant[]): readonly BrandId[] =>
  variants.map(({ brand }) => brand.id)

/**
 * Puts the variant's theme on the page: dialogs and popovers live outside the root and need it too. A built page
 * carries its own brand's theme only; another's is fetched, and worn once it is there.
 */
export function wear(variant: Variant, variants: readonly Variant[]): void {
  const html = document.documentElement
  html.dataset.brand = variant.brand.id
  const dress = () => {
    if (html.dataset.brand !== variant.brand.id) return
    for (const { theme } of variants) html.classList.toggle(theme, theme === variant.theme)
  }
  const href = (JSON.parse(html.dataset.themes ?? '{}') as Record<string, string>)[variant.theme]
  if (!href || html.classList.contains(variant.theme)) return dress()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: dress })
  document.head.append(link)
}

/** The guest's choice, else the browser's language, else the brand's first; only ever one the brand offers. */
export const localeOfPage = (brand: Brand): Locale =>
  localeFor({
    chosen: chosenLocale(localStorage),
    browserLanguages: navigator.languages,
    offered: brand.locales,
  })
