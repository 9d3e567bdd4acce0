/** Hands a file to the browser, which saves it as it does every download. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

export const csvFile = (csv: string): Blob => new Blob([csv], { type: 'text/csv;charset=utf-8' })
