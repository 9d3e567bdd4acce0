import type { Money } from '@veranda/domain'
import { expect } from 'storybook/test'

/** The signed sums in a page's lists of what changes come to the difference. */
export async function addsUp(canvasElement: HTMLElement, difference: Money): Promise<void> {
  const lists = [...canvasElement.querySelectorAll('ul:not(ul ul)')]
  const sums = lists.flatMap(({ textContent }) => [...textContent.matchAll(/([+−])\$([\d,]+)\.(\d\d)/g)])
  const amounts = sums.map(([, sign, whole = '', cents = '']) => {
    const amount = Number(`${whole.replaceAll(',', '')}${cents}`)
    return sign === '−' ? -amount : amount
  })
  await expect(amounts.length).toBeGreaterThan(1)
  await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(difference.amount)
}
