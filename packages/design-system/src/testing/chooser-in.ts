/** The device's own chooser of files behind a button, which a story cannot see. */
export function chooserIn(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No files can be chosen here')
  return input
}
