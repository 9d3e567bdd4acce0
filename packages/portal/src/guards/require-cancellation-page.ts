import { type CancellationReason, furthestPage } from '@veranda/domain'
import { cancellationDetailsPage } from '../cancellation-details-page.ts'
import { paths } from '../paths.ts'
import type { CancellationAnswers } from '../state/cancellation-draft.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'

export type CancellationPage = 1 | 2 | 3

/**
 * Pages 2 and 3 need the answer given on the page before; without it the guest goes back one page. A reason of the
 * tree without follow-ups needs no second answer.
 */
export function requireCancellationPage(
  pageNumber: string | undefined,
  answers: CancellationAnswers | undefined,
  tree: readonly CancellationReason[] = [],
): Guarded<CancellationPage> {
  switch (pageNumber) {
    case '1':
      return pass(1)
    case '2':
      return answers?.first ? pass(2) : sendTo(cancellationDetailsPage(1))
    case '3':
      return answers?.second || isAnswered(tree, answers) ? pass(3) : sendTo(cancellationDetailsPage(2))
    case undefined:
    default:
      return sendTo(paths.reservation)
  }
}

const isAnswered = (
  tree: readonly CancellationReason[],
  { first, second }: CancellationAnswers = {},
): boolean =>
  furthestPage(tree, {
    ...(first === undefined ? {} : { firstAnswer: first }),
    ...(second === undefined ? {} : { secondAnswer: second }),
  }) === 3
