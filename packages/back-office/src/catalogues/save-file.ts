import type { CatalogueFile } from '@veranda/contract'

/** Hands a file to the browser, which saves it as it does every download. */
export function saveFile({ name, csv }: CatalogueFile): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
