import type { CSSProperties } from 'react'

const values = {
  'border-radius-m': '--v-radius-control',
  'color-background-primary': '--v-surface',
  'color-label-primary': '--v-ink',
  'color-label-secondary': '--v-ink-muted',
  'color-label-tertiary': '--v-ink-muted',
  'color-label-critical': '--v-negative',
  'color-outline-critical': '--v-negative',
  'color-outline-primary': '--v-line',
  'color-outline-tertiary': '--v-line-strong',
  'color-outline-tertiary-hover': '--v-ink',
  'color-outline-tertiary-active': '--v-focus',
  'focus-ring-color': '--v-focus',
  'color-separator-primary': '--v-line',
  'text-body-font-size': '--v-size-small',
  'text-body-stronger-font-weight': '--v-weight-strong',
  'text-caption-font-size': '--v-size-small',
  'text-subtitle-font-size': '--v-size-body',
  // Height of a field: a finger's.
  'spacer-110': '--v-target',
} as const

/** The brand's theme in the words of Adyen's component. */
export const adyenLook: CSSProperties = Object.fromEntries(
  Object.entries(values).map(([theirs, ours]) => [`--adyen-sdk-${theirs}`, `var(${ours})`]),
)

/** The same inside the fields, which are pages of Adyen's and know no variable of ours: as the browser calculates it. */
export function fieldStyles(host: HTMLElement) {
  const { fontFamily, fontSize } = getComputedStyle(host)
  const base = {
    color: calculated(host, '--v-ink'),
    caretColor: calculated(host, '--v-ink'),
    fontFamily,
    fontSize,
  }
  return {
    base,
    placeholder: { color: calculated(host, '--v-ink-muted') },
    error: { color: calculated(host, '--v-negative') },
  }
}

function calculated(host: HTMLElement, name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${name})`
  host.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
