import axe from 'axe-core'

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every rule of WCAG 2.2 AA; a story is a part of a page, so the rules about whole pages are left out. */
export function faults(): Promise<readonly string[]> {
  return run({
    runOnly: everyRule,
    rules: {
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
      'heading-order': { enabled: false },
    },
  })
}

/** The one rule that a brand or a mode can break. */
export const contrastFaults = (): Promise<readonly string[]> =>
  run({ runOnly: ['color-contrast'], rules: {} })

async function run({
  runOnly,
  rules,
}: {
  runOnly: string[]
  rules: axe.RuleObject
}): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: runOnly.length === 1 ? { type: 'rule', values: runOnly } : { type: 'tag', values: runOnly },
    rules,
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
