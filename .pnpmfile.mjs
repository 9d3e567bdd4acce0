/**
 * Inside the workspace packages read one another's source, through an export condition of that name. A published
 * manifest must not offer it: the source is not in the package.
 */
export const hooks = {
  beforePacking: (manifest) => ({ ...manifest, exports: withoutSource(manifest.exports) }),
}

const withoutSource = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => {
      if (typeof target === 'string') return [entry, target]
      const { '@veranda/source': _source, ...published } = target
      return [entry, published]
    }),
  )
