import type { FileChooser, Page } from '@playwright/test'
import { main } from './product.ts'

/** Chooses files in the device's own chooser, which the button opens. */
export async function chooseFiles(
  page: Page,
  button: string,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await main(page).getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}
