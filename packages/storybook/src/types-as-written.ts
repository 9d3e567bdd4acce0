type Described = {
  readonly type?: { readonly raw?: string } | string
  readonly table?: { readonly type?: object }
}

/** A prop's type on a page of documentation as it is written in the source: docgen's own word for most of them is “union”. */
export const typesAsWritten = <One extends Described>({
  argTypes,
}: {
  readonly argTypes: Readonly<Record<string, One>>
}): Record<string, One> =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, asWritten(argType)]))

function asWritten<One extends Described>(argType: One): One {
  const raw = typeof argType.type === 'object' ? argType.type.raw : undefined
  return raw ? { ...argType, table: { ...argType.table, type: { summary: oneLine(raw) } } } : argType
}

/** Without what every optional prop may be. */
const oneLine = (raw: string): string =>
  raw
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
