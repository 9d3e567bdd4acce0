import axe from 'axe-core'

type Rule = { readonly id: string; readonly selector: string }

const { rules } = Reflect.get(axe, '_audit') as { readonly rules: readonly Rule[] }

/**
 * The rules about what is not on the page at all, which are most of them. The browser knows it at once, where axe compares
 * each element with each rule.
 */
const idleRules = () =>
  rules
    .filter(({ selector }) => !document.querySelector(selector))
    .map(({ id }) => [id, { enabled: false }] as const)

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// The rule is about what an inline style insists on. It reads all the words in whatever has such a style: the whole story.
axe.configure({ rules: [{ id: 'avoid-inline-spacing', selector: '[style*=important]' }] })

/**
 * Every rule of WCAG 2.2 AA but the one about colours; a story is a part of a page, so the rules about whole pages are
 * left out. Without `of` the whole story is judged.
 */
export function faults(of: readonly Element[] = [document.body]): Promise<readonly string[]> {
  return run(
    {
      runOnly: { type: 'tag', values: everyRule },
      rules: {
        ...Object.fromEntries(idleRules()),
        'color-contrast': { enabled: false },
        // Looked at by `touchFaults`, which asks for more.
        'target-size': { enabled: false },
        region: { enabled: false },
        'landmark-one-main': { enabled: false },
        'page-has-heading-one': { enabled: false },
      },
    },
    of,
  )
}

/** The one rule that a brand or a mode can break, of some words of the page. */
export const contrastFaults = (words: readonly Element[]): Promise<readonly string[]> =>
  run({ runOnly: { type: 'rule', values: ['color-contrast'] } }, words)

async function run(options: axe.RunOptions, of: readonly Element[]): Promise<readonly string[]> {
  const { violations } = await axe.run([...of], {
    ...options,
    resultTypes: ['violations'],
    elementRef: false,
    selectors: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`,
    ),
  )
}
