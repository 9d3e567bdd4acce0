import type { TestProject } from 'vitest/node'
import { emptyDatabase } from '../platform/db/empty-database.ts'

/** Makes the empty database, unless an earlier run has. */
export default async function provideEmptyDatabase(project: TestProject): Promise<void> {
  project.provide('emptyDatabase', await emptyDatabase())
}
