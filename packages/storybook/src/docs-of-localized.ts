const localizedPart = /^export const (\w+) = localized\((\w+)/gm

/**
 * A part that is loaded with its later sentences is documented as the one it wraps: docgen sees a constant there, and its page
 * would have neither a purpose nor props.
 */
export const docsOfLocalized = () => ({
  name: 'docs-of-localized',
  enforce: 'pre' as const,
  transform: (code: string, id: string): string | undefined => {
    if (!id.endsWith('.tsx') || !/^export const \w+ = localized\(/m.test(code)) return undefined
    const same = [...code.matchAll(localizedPart)].map(
      ([, part, wrapped]) => `${part}.__docgenInfo = ${wrapped}.__docgenInfo`,
    )
    return `${code}\n${same.join('\n')}\n`
  },
})
